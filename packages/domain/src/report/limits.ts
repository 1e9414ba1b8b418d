export const reportTextLength = 1000
export const filesPerReport = 5
export const reportsPerDay = 20
/** Within so many hours we want to have decided. */
export const reportTargetHours = 24
/** How long a moderator has a target to themselves. */
export const claimMinutes = 30
export const reportReasonLength = { min: 10, max: 1000 } as const
