import { eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { lockTask, type TaskRow } from "../task/lock-task.ts"

export type OfferRow = typeof taskOffers.$inferSelect

/** The current offer, under its task's lock: every change of offers queues there. */
export async function lockOffer(tx: Transaction, id: string): Promise<{ offer: OfferRow; task: TaskRow }> {
  const [found] = await tx.select({ taskId: taskOffers.taskId }).from(taskOffers).where(eq(taskOffers.id, id))
  if (!found) throw new Refused("offer_not_found")
  const task = await lockTask(tx, found.taskId)
  const [offer] = await tx.select().from(taskOffers).where(eq(taskOffers.id, id))
  if (!offer) throw new Refused("offer_not_found")
  return { offer, task }
}
