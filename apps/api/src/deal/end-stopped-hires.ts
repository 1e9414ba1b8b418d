import { and, eq, inArray, isNull, or } from "drizzle-orm"
import type { Transaction } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import { record } from "../platform/outbox/record.ts"
import { recordTaskEvent } from "../task/record-task-event.ts"

/** This person's jobs that are stopped because the task was removed. Needs the locks of these tasks. */
export function lockStoppedHires(tx: Transaction, userId: string) {
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
    .for("update", { of: tasks })
}

/**
 * One of the two leaves, so the job can't continue. Nobody is to blame, and nobody's stats change. The task stays
 * removed, and the other person is notified.
 */
export async function endStoppedHires(tx: Transaction, userId: string, now: Date): Promise<void> {
  const hires = await lockStoppedHires(tx, userId)
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
