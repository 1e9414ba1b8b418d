/** What leads from one to another stands in `graph.ts`. */
export const taskStatuses = [
  "draft",
  "held",
  "open",
  "assigned",
  "in_progress",
  "completion_requested",
  "disputed",
  "completed",
  "cancelled",
  "expired",
  "removed",
] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** Everyone sees all of an open task; of one that found its doer, what it was about and nothing of where. */
export const listedStatuses = [
  "open",
  "assigned",
  "in_progress",
  "completion_requested",
  "completed",
] as const satisfies TaskStatus[]
export type ListedStatus = (typeof listedStatuses)[number]

/** A doer is at it, and two people count on it. What the two argue about is nobody else's business in the meantime. */
export const runningStatuses = [
  "assigned",
  "in_progress",
  "completion_requested",
  "disputed",
] as const satisfies TaskStatus[]

/** The two may reach each other: while they work together and once the job is done. */
export const hiredStatuses = [...runningStatuses, "completed"] as const satisfies TaskStatus[]

/** The states in which its owner may still change what a task says. */
export const editableStatuses = ["draft", "held", "open"] as const satisfies TaskStatus[]

export const taskModes = ["in_person", "remote"] as const
export type TaskMode = (typeof taskModes)[number]

export const timingKinds = ["flexible", "on_date", "before_date"] as const
export type TimingKind = (typeof timingKinds)[number]

export const timeWindows = ["morning", "day", "evening", "any"] as const
export type TimeWindow = (typeof timeWindows)[number]

export const budgetKinds = ["fixed", "range", "open"] as const
export type BudgetKind = (typeof budgetKinds)[number]

export const materialKinds = ["customer_brings", "doer_brings", "to_agree"] as const
export type MaterialKind = (typeof materialKinds)[number]

export const taskVisibilities = ["public", "invited_only"] as const
export type TaskVisibility = (typeof taskVisibilities)[number]

/** Why a task is held for a moderator. */
export const holdReasons = ["prohibited_words", "near_duplicate", "earlier_removals"] as const
export type HoldReason = (typeof holdReasons)[number]

export const closeReasons = ["not_needed", "found_elsewhere", "by_mistake", "no_offers", "other"] as const
export type CloseReason = (typeof closeReasons)[number]

/**
 * The lists in which administrators look for a task; `running`: a doer is at it; `stranded`: so, and one of the two is
 * deactivated.
 */
export const adminTaskStates = ["held", "open", "running", "stranded", "removed"] as const
export type AdminTaskState = (typeof adminTaskStates)[number]

/** Why we remove a task; the explanation says what exactly is wrong. */
export const removalReasons = ["prohibited", "fraud", "personal_data", "spam", "other"] as const
export type RemovalReason = (typeof removalReasons)[number]

export const taskEventTypes = [
  "created",
  "published",
  "held",
  "approved",
  "sent_back",
  "edited",
  "expiring",
  "expired",
  "closed",
  "reopened",
  "assigned",
  "started",
  "completion_requested",
  "changes_requested",
  "completed",
  "settled",
  "change_requested",
  "change_answered",
  "cancelled",
  "stalled",
  "disputed",
  "dispute_replied",
  "dispute_files_added",
  "dispute_proposed",
  "dispute_escalated",
  "dispute_resolved",
  "dispute_withdrawn",
  "removed",
  "restored",
] as const
export type TaskEventType = (typeof taskEventTypes)[number]
