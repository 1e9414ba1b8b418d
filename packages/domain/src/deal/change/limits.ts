import type { ChangeKind } from "./status.ts"

/** How long the other person has to answer. */
export const changeAnswerHours = { change: 72, cancel: 48 } as const
/** How long before a deadline we remind the person whose turn it is. */
export const remindHoursBefore = 24
export const changeNoteLength = 500
export const answerNoteLength = 1000
/** A price beyond these shares of the agreed one has to be typed a second time. */
export const priceCheck = { above: 3, below: 0.3 } as const

/** Requests that one person may make in a day, over all jobs. */
export const changesPerDay = 20

export const answerHoursOf = (kind: ChangeKind): number =>
  kind === "cancel" ? changeAnswerHours.cancel : changeAnswerHours.change
