/** Bounds of a message to us, which the form shows and the API enforces. */
export const contactTextLength = { min: 20, max: 5000 } as const
export const contactNameLength = { min: 1, max: 100 } as const
export const contactReplyLength = { min: 1, max: 5000 } as const
export const repliesPerMessage = 50
export const filesPerContactMessage = 5
export const messagesPerHour = 5
/** Of all who aren't logged in together: behind it someone has many addresses. */
export const strangersMessagesPerHour = 200
/** Nobody types twenty letters and an address faster than this. */
export const leastSeconds = 3
