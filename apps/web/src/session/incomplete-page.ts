/** Says between drawing and sending that the API failed on the way: such a page serves nobody else. */
export const incompleteHeader = "x-incomplete-page"
