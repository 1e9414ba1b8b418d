/** Until so many days after the end a fault can be contested, once. */
export const contestDays = 7
export const contestLength = { min: 50, max: 1000 } as const
export const filesPerContest = 10

/** Own-fault cancellations within so many days, and how long the account is limited for. The first never limits. */
export const faultWindowDays = 30
export const faultLimits = [
  { count: 5, hours: 7 * 24 },
  { count: 3, hours: 24 },
] as const

/** What an administrator writes to each of the two. */
export const reasoningLength = { min: 50, max: 2000 } as const

/** Within so many hours we want to have decided. */
export const contestTargetHours = 5 * 24
