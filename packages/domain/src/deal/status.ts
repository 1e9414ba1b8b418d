/** How a hire ended: done, cancelled, or with the task open again for someone else. */
export const assignmentOutcomes = ["completed", "cancelled", "replaced"] as const
export type AssignmentOutcome = (typeof assignmentOutcomes)[number]

export const faults = ["owner", "provider", "shared", "none", "undecided"] as const
export type Fault = (typeof faults)[number]

export const completers = ["owner", "clock", "admin"] as const
export type Completer = (typeof completers)[number]

export const cancelReasons = [
  "plans_changed",
  "found_elsewhere",
  "price",
  "timing",
  "no_answer",
  "unwell",
  "agreed",
  "other",
] as const
export type CancelReason = (typeof cancelReasons)[number]

/** Whose fault the asker says it is. */
export const claimedFaults = ["me", "other", "nobody"] as const
export type ClaimedFault = (typeof claimedFaults)[number]

/** What becomes of the task. The client chooses. */
export const cancelAfters = ["close", "reopen"] as const
export type CancelAfter = (typeof cancelAfters)[number]
