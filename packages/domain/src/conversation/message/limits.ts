export const messageLength = { max: 4000 } as const
export const filesPerMessage = 10
export const messagesPerPage = { page: 30, max: 100 } as const
export const messagesPerMinute = 30
