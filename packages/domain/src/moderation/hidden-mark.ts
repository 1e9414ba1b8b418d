/** Stands where a contact was, the same in every language; pages may put words in its place. */
export const hiddenMark = "▒▒▒"
