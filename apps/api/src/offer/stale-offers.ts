import { and, count, eq } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import { record } from "../platform/outbox/record.ts"

const standing = (taskId: string) => and(eq(taskOffers.taskId, taskId), eq(taskOffers.status, "active"))

/** How many offers are up to date with the task. Needs the task's lock. */
export async function countLiveOffers(tx: Transaction, taskId: string): Promise<number> {
  const [row] = await tx.select({ offers: count() }).from(taskOffers).where(standing(taskId))
  return row?.offers ?? 0
}

/** The task has changed, so its doers are asked to reconfirm their offers. */
export async function turnOffersStale(
  tx: Transaction,
  { id: taskId, ownerId }: { id: string; ownerId: string },
  now: Date,
): Promise<void> {
  const stale = await tx
    .update(taskOffers)
    .set({ status: "stale", staleAt: now, updatedAt: now })
    .where(standing(taskId))
    .returning({ id: taskOffers.id, providerId: taskOffers.providerId })
  for (const { id, providerId } of stale.toSorted((a, b) => a.id.localeCompare(b.id))) {
    await postSystemMessage(tx, { taskId, providerId, key: "task_changed", actorId: ownerId, now })
    await record(tx, { type: "offer.stale", offerId: id })
    await broadcastTask(tx, taskId, [providerId])
  }
}
