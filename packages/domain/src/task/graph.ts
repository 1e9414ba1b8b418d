import type { TaskEventType, TaskStatus } from "./status.ts"

export type TaskActor = "owner" | "doer" | "admin" | "clock"

type Move = {
  deed: string
  from: readonly TaskStatus[]
  to: TaskStatus
  by: readonly TaskActor[]
  /** What the history says of it. */
  event: TaskEventType
}

/**
 * A task's life as data, once: which deed leads from where to where, and whose it is. Deeds, buttons and the
 * drawing of the states read it. `clock`: what follows by itself, from time or from another deed.
 */
export const taskMoves = [
  { deed: "publish", from: ["draft"], to: "open", by: ["owner"], event: "published" },
  { deed: "hold", from: ["draft", "open"], to: "held", by: ["clock"], event: "held" },
  { deed: "approve", from: ["held"], to: "open", by: ["admin"], event: "approved" },
  { deed: "send_back", from: ["held"], to: "draft", by: ["admin"], event: "sent_back" },
  { deed: "assign", from: ["open"], to: "assigned", by: ["owner"], event: "assigned" },
  { deed: "close", from: ["open"], to: "cancelled", by: ["owner"], event: "closed" },
  { deed: "leave", from: ["held", "open"], to: "cancelled", by: ["clock"], event: "closed" },
  { deed: "expire", from: ["open"], to: "expired", by: ["clock"], event: "expired" },
  { deed: "reopen", from: ["expired", "cancelled"], to: "open", by: ["owner"], event: "reopened" },
  { deed: "start", from: ["assigned"], to: "in_progress", by: ["owner", "doer"], event: "started" },
  {
    deed: "request_completion",
    from: ["assigned", "in_progress"],
    to: "completion_requested",
    by: ["doer"],
    event: "completion_requested",
  },
  {
    deed: "complete",
    from: ["assigned", "in_progress", "completion_requested"],
    to: "completed",
    by: ["owner"],
    event: "completed",
  },
  {
    deed: "complete_in_time",
    from: ["completion_requested"],
    to: "completed",
    by: ["clock"],
    event: "completed",
  },
  {
    deed: "request_changes",
    from: ["completion_requested"],
    to: "in_progress",
    by: ["owner"],
    event: "changes_requested",
  },
  { deed: "cancel", from: ["assigned"], to: "cancelled", by: ["owner", "doer"], event: "cancelled" },
  { deed: "cancel_and_reopen", from: ["assigned"], to: "open", by: ["owner", "doer"], event: "reopened" },
  { deed: "stall", from: ["assigned", "in_progress"], to: "cancelled", by: ["clock"], event: "stalled" },
  // One of the two is shut out, so the other cannot bring it to an end.
  {
    deed: "end_stranded",
    from: ["assigned", "in_progress", "completion_requested"],
    to: "cancelled",
    by: ["admin"],
    event: "cancelled",
  },
  {
    deed: "remove",
    from: ["held", "open", "assigned", "in_progress", "completion_requested"],
    to: "removed",
    by: ["admin"],
    event: "removed",
  },
  // Back to where it stood; what would be open and whose day has passed has expired.
  { deed: "restore_held", from: ["removed"], to: "held", by: ["admin"], event: "restored" },
  { deed: "restore_open", from: ["removed"], to: "open", by: ["admin"], event: "restored" },
  { deed: "restore_expired", from: ["removed"], to: "expired", by: ["admin"], event: "restored" },
  { deed: "restore_assigned", from: ["removed"], to: "assigned", by: ["admin"], event: "restored" },
  { deed: "restore_in_progress", from: ["removed"], to: "in_progress", by: ["admin"], event: "restored" },
  {
    deed: "restore_completion_requested",
    from: ["removed"],
    to: "completion_requested",
    by: ["admin"],
    event: "restored",
  },
] as const satisfies readonly Move[]

export type TaskDeed = (typeof taskMoves)[number]["deed"]

const moves: readonly (Move & { deed: TaskDeed })[] = taskMoves

/** Where the deed leads from here and what is told of it, or null where it may not be done. */
export function taskMove(
  status: TaskStatus,
  deed: TaskDeed,
): { to: TaskStatus; event: TaskEventType } | null {
  return moves.find((move) => move.deed === deed && move.from.includes(status)) ?? null
}

export function taskDeedsOf(status: TaskStatus, actor: TaskActor): TaskDeed[] {
  return moves.filter((move) => move.from.includes(status) && move.by.includes(actor)).map(({ deed }) => deed)
}
