/** Bounds of a review that forms show and the API enforces. */
export const reviewTextLength = 2000
export const privateNoteLength = 1000
export const reviewReplyLength = 1000
/** Both write without knowing of each other, at most so long after the end; on the way they are reminded once. */
export const reviewDays = { window: 14, reminder: 10 } as const
export const addendumDays = 30
