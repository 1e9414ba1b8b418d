import { and, eq } from "../../platform/db/drizzle.ts"
import { reviewTimers } from "@doable/domain/review/window"
import type { AssignmentOutcome, CancelReason, Completer, Fault } from "@doable/domain/deal/status"
import type { TaskAction } from "@doable/domain/task/graph"
import type { Transaction } from "../../platform/db/client.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import type { tasks } from "../../platform/db/schema/task.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { moveTask } from "../../task/move-task.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { applyFaultLimits } from "../apply-fault-limits.ts"
import { expirePendingChanges } from "../pending-changes.ts"
import { recomputeClientStats } from "../recompute-client-stats.ts"
import { recomputeProviderStats } from "../../provider/recompute-provider-stats.ts"
import type { Hire } from "./lock-hire.ts"

type End = {
  action: TaskAction
  outcome: AssignmentOutcome
  /** Null when the scheduler made the change. */
  actorId: string | null
  /** Null: what counted as done no longer does. */
  completedBy?: Completer | null
  /** Who wanted the end, where that isn't who brought it about. */
  cancelledById?: string | null
  cancelReason?: CancelReason
  cancelNote?: string | null
  fault?: Fault
  /** We don't ask for reviews if the two hardly met. */
  isReviewed?: boolean
  columns?: Partial<typeof tasks.$inferInsert>
  data?: Record<string, unknown>
  now: Date
}

/**
 * Ends a job: the row, its offer, the task's state with its history row, and both people's stats, under the task's
 * lock. The command sends messages and notifications.
 */
export async function endHire(tx: Transaction, task: TaskRow, hire: Hire, end: End): Promise<void> {
  const { action, outcome, actorId, completedBy, cancelReason, cancelNote, fault, columns, now } = end
  const { id, offerId, ownerId, providerId } = hire
  const cancelledById = end.cancelledById === undefined ? actorId : end.cancelledById
  await lockPeople(tx, [ownerId, providerId])
  await tx
    .update(taskAssignments)
    .set({
      outcome,
      endedAt: now,
      completedBy,
      cancelReason,
      cancelNote,
      fault,
      cancelledById: outcome === "completed" ? null : cancelledById,
      remindAt: null,
      endsAt: null,
      reviewRemindAt: end.isReviewed === false ? null : reviewTimers(now).remindAt,
      updatedAt: now,
    })
    .where(eq(taskAssignments.id, id))
  await tx
    .update(taskOffers)
    .set({ status: "ended", closedAt: now, updatedAt: now })
    .where(and(eq(taskOffers.id, offerId), eq(taskOffers.status, "accepted")))
  await expirePendingChanges(tx, task.id, now)
  const data = { assignmentId: id, ...end.data }
  await moveTask(tx, task, { action, actorId, columns: { endedAt: now, ...columns }, data, now })
  await recomputeClientStats(tx, ownerId)
  await recomputeProviderStats(tx, providerId)
  // Only your own fault counts, and only towards your own limits.
  if (fault === "owner") await applyFaultLimits(tx, ownerId, now)
  if (fault === "provider") await applyFaultLimits(tx, providerId, now)
  await broadcastTask(tx, task.id, [ownerId, providerId])
}
