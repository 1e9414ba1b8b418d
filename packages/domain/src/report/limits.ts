export const reportTextLength = 1000
export const filesPerReport = 5
export const reportsPerDay = 20
/** Within so many hours we want to have decided. */
export const reportTargetHours = 24
/** How long a moderator has a target to themselves. */
export const claimMinutes = 30
/** How many messages before and after a reported one a moderator reads. */
export const messagesAround = 10
/** Over so many days the time to a decision is drawn. */
export const reportFigureDays = 14
export const reportReasonLength = { min: 10, max: 1000 } as const
/** For how long a decision can restrict an account; what has no end is lifted by someone. */
export const restrictionDays = [1, 7, 30, 90] as const
export const mostRestrictionDays = 365
