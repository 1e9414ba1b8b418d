import { and, eq, inArray, isNull, or } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import { record } from "../platform/outbox/record.ts"
import { recordTaskEvent } from "../task/record-task-event.ts"

/** Work of this person that stands still because its task was taken down. */
function findStoppedHires(tx: Transaction, userId: string) {
  const { id, taskId, offerId, ownerId, providerId } = taskAssignments
  return tx
    .select({ id, taskId, offerId, ownerId, providerId })
    .from(taskAssignments)
    .innerJoin(tasks, eq(tasks.id, taskId))
    .where(
      and(
        or(eq(ownerId, userId), eq(providerId, userId)),
        isNull(taskAssignments.endedAt),
        eq(tasks.status, "removed"),
      ),
    )
    .orderBy(taskId)
}

/**
 * Behind the locks of these tasks. One of the two leaves: it will never go on, and nobody is to blame, so nobody's figures change. The task stays taken
 * down; the other one is told.
 */
export async function endStoppedHires(tx: Transaction, userId: string, now: Date): Promise<void> {
  const hires = await findStoppedHires(tx, userId)
  if (hires.length === 0) return
  const ended = { outcome: "cancelled", cancelReason: "other", fault: "none", endedAt: now } as const
  await tx
    .update(taskAssignments)
    .set({ ...ended, remindAt: null, endsAt: null, updatedAt: now })
    .where(
      inArray(
        taskAssignments.id,
        hires.map(({ id }) => id),
      ),
    )
  await tx
    .update(taskOffers)
    .set({ status: "ended", closedAt: now, updatedAt: now })
    .where(
      and(
        inArray(
          taskOffers.id,
          hires.map(({ offerId }) => offerId),
        ),
        eq(taskOffers.status, "accepted"),
      ),
    )
  for (const { id: assignmentId, taskId, ownerId, providerId } of hires) {
    await recordTaskEvent(tx, { taskId, actorId: null, type: "cancelled", data: { assignmentId }, now })
    await postSystemMessage(tx, { taskId, providerId, key: "cancelled", actorId: null, now })
    await record(tx, { type: "assignment.cancelled", assignmentId, actorId: userId })
    await broadcastTask(tx, taskId, [ownerId, providerId])
  }
}
