/** Bounds of work that forms show and the API enforces. */
export const completionNoteLength = 2000
export const filesPerReport = 10
export const changesTextLength = { min: 20, max: 2000 } as const
export const revisionRounds = 3
/** At least so much only where words are needed. */
export const cancelNoteLength = { min: 20, max: 500 } as const

/** Work isn't started earlier than so long before its hour; on time is who starts so near to it. */
export const startHoursAhead = 12
export const onTimeMinutes = 15

/** Cancelled alone: so soon after the hire it is nobody's fault; so long before the hour it is still fair. */
export const cancelGraceMinutes = 60
export const cancelHoursAhead = 24

/** A job that the scheduler ended can be disputed for this many days. */
export const stalledReopenDays = 7
