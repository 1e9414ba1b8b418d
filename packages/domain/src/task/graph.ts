import type { TaskEventType, TaskStatus } from "./status.ts"

export type TaskActor = "owner" | "doer" | "admin" | "clock"

type Move = {
  action: string
  from: readonly TaskStatus[]
  to: TaskStatus
  by: readonly TaskActor[]
  /** What the history says of it. */
  event: TaskEventType
}

/**
 * A task's life as data, once: which command leads from where to where, and whose it is. Commands, buttons and the
 * drawing of the states read it. `clock`: what follows on its own, from time or from another command.
 */
export const taskMoves = [
  { action: "publish", from: ["draft"], to: "open", by: ["owner"], event: "published" },
  { action: "hold", from: ["draft", "open"], to: "held", by: ["clock"], event: "held" },
  { action: "approve", from: ["held"], to: "open", by: ["admin"], event: "approved" },
  { action: "send_back", from: ["held"], to: "draft", by: ["admin"], event: "sent_back" },
  { action: "assign", from: ["open"], to: "assigned", by: ["owner"], event: "assigned" },
  { action: "close", from: ["open"], to: "cancelled", by: ["owner"], event: "closed" },
  { action: "leave", from: ["draft", "held", "open"], to: "cancelled", by: ["clock"], event: "closed" },
  { action: "expire", from: ["open"], to: "expired", by: ["clock"], event: "expired" },
  { action: "reopen", from: ["expired", "cancelled"], to: "open", by: ["owner"], event: "reopened" },
  { action: "start", from: ["assigned"], to: "in_progress", by: ["owner", "doer"], event: "started" },
  {
    action: "request_completion",
    from: ["assigned", "in_progress"],
    to: "completion_requested",
    by: ["doer"],
    event: "completion_requested",
  },
  {
    action: "complete",
    from: ["assigned", "in_progress", "completion_requested"],
    to: "completed",
    by: ["owner"],
    event: "completed",
  },
  {
    action: "complete_in_time",
    from: ["completion_requested"],
    to: "completed",
    by: ["clock"],
    event: "completed",
  },
  {
    action: "request_changes",
    from: ["completion_requested"],
    to: "in_progress",
    by: ["owner"],
    event: "changes_requested",
  },
  { action: "cancel", from: ["assigned"], to: "cancelled", by: ["owner", "doer"], event: "cancelled" },
  { action: "cancel_and_reopen", from: ["assigned"], to: "open", by: ["owner", "doer"], event: "reopened" },
  // Asked for by one, and accepted by the other or by their silence.
  {
    action: "cancel_agreed",
    from: ["assigned", "in_progress"],
    to: "cancelled",
    by: ["owner", "doer", "clock"],
    event: "cancelled",
  },
  {
    action: "cancel_agreed_and_reopen",
    from: ["assigned", "in_progress"],
    to: "open",
    by: ["owner", "doer", "clock"],
    event: "reopened",
  },
  // For finished jobs, only those the scheduler ended, and only for a week.
  {
    action: "dispute",
    from: ["assigned", "in_progress", "completion_requested", "completed", "cancelled"],
    to: "disputed",
    by: ["owner", "doer"],
    event: "disputed",
  },
  {
    action: "complete_dispute",
    from: ["disputed"],
    to: "completed",
    by: ["owner", "doer", "admin"],
    event: "dispute_resolved",
  },
  {
    action: "cancel_dispute",
    from: ["disputed"],
    to: "cancelled",
    by: ["owner", "doer", "admin"],
    event: "dispute_resolved",
  },
  {
    action: "redo_dispute",
    from: ["disputed"],
    to: "in_progress",
    by: ["owner", "doer", "admin"],
    event: "dispute_resolved",
  },
  // Withdrawn: back to where it was.
  {
    action: "resume_assigned",
    from: ["disputed"],
    to: "assigned",
    by: ["owner", "doer"],
    event: "dispute_withdrawn",
  },
  {
    action: "resume_in_progress",
    from: ["disputed"],
    to: "in_progress",
    by: ["owner", "doer"],
    event: "dispute_withdrawn",
  },
  {
    action: "resume_completion_requested",
    from: ["disputed"],
    to: "completion_requested",
    by: ["owner", "doer"],
    event: "dispute_withdrawn",
  },
  {
    action: "resume_completed",
    from: ["disputed"],
    to: "completed",
    by: ["owner", "doer"],
    event: "dispute_withdrawn",
  },
  {
    action: "resume_cancelled",
    from: ["disputed"],
    to: "cancelled",
    by: ["owner", "doer"],
    event: "dispute_withdrawn",
  },
  { action: "stall", from: ["assigned", "in_progress"], to: "cancelled", by: ["clock"], event: "stalled" },
  // One of the two is deactivated, so the other can't bring it to an end.
  {
    action: "end_stranded",
    from: ["assigned", "in_progress", "completion_requested"],
    to: "cancelled",
    by: ["admin"],
    event: "cancelled",
  },
  {
    action: "remove",
    from: ["held", "open", "assigned", "in_progress", "completion_requested"],
    to: "removed",
    by: ["admin"],
    event: "removed",
  },
  // Back to where it stood; what would be open and whose day has passed has expired.
  { action: "restore_held", from: ["removed"], to: "held", by: ["admin"], event: "restored" },
  { action: "restore_open", from: ["removed"], to: "open", by: ["admin"], event: "restored" },
  { action: "restore_expired", from: ["removed"], to: "expired", by: ["admin"], event: "restored" },
  { action: "restore_assigned", from: ["removed"], to: "assigned", by: ["admin"], event: "restored" },
  { action: "restore_in_progress", from: ["removed"], to: "in_progress", by: ["admin"], event: "restored" },
  {
    action: "restore_completion_requested",
    from: ["removed"],
    to: "completion_requested",
    by: ["admin"],
    event: "restored",
  },
] as const satisfies readonly Move[]

export type TaskAction = (typeof taskMoves)[number]["action"]

const moves: readonly (Move & { action: TaskAction })[] = taskMoves

/** Where the command leads from here and what is told of it, or null where it may not be done. */
export function taskMove(
  status: TaskStatus,
  action: TaskAction,
): { to: TaskStatus; event: TaskEventType } | null {
  return moves.find((move) => move.action === action && move.from.includes(status)) ?? null
}

export function taskActionsOf(status: TaskStatus, actor: TaskActor): TaskAction[] {
  return moves
    .filter((move) => move.from.includes(status) && move.by.includes(actor))
    .map(({ action }) => action)
}
