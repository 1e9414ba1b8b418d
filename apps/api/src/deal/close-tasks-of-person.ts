import { and, eq, inArray } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { taskRepeats, tasks } from "../platform/db/schema/task.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { endOffers } from "../offer/end-offers.ts"
import { record } from "../platform/outbox/record.ts"
import { recomputeHireRate } from "./recompute-hire-rate.ts"
import { moveTask } from "../task/move-task.ts"

/**
 * Closes a deactivated person's open tasks and pauses what repeats. Needs the locks of these tasks and of the person.
 */
export async function closeTasksOfPerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(taskRepeats).set({ isPaused: true, updatedAt: now }).where(eq(taskRepeats.ownerId, userId))
  const waiting = await tx
    .select({ id: tasks.id, status: tasks.status, offers: tasks.offerCount })
    .from(tasks)
    .where(and(eq(tasks.ownerId, userId), inArray(tasks.status, ["open", "held"])))
    .orderBy(tasks.id)
  if (waiting.length === 0) return
  const columns = { endedAt: now, expiresAt: null, warnAt: null }
  for (const { id, status, offers } of waiting) {
    const data = { reason: "account_closed", offers }
    await moveTask(tx, { id, status }, { action: "leave", actorId: null, columns, data, now })
    await record(tx, { type: "task.closed", taskId: id, ownerId: userId })
    await broadcastTask(tx, id, [userId])
  }
  await recomputeHireRate(tx, userId)
  const ids = waiting.map(({ id }) => id)
  await endOffers(tx, ids, { action: "close", now })
}
