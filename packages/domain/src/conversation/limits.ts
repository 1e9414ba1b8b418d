export const conversationsPerPage = { list: 20, max: 100 } as const
export const conversationSearchLength = 100
/** How many conversations one may start with doers in a day. */
export const directPerDay = 10
/** How often one may turn to the team in an hour; within a conversation with it, messages have their own limit. */
export const supportPerHour = 5
