import { eq } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import type { Hidden } from "../restriction/hidden.ts"
import { lockTask } from "../task/lock-task.ts"

/** The owner no longer finds it. One that became a job stays: both have an agreement. */
export async function setOfferHidden(tx: Transaction, id: string, hiddenAt: Date | null): Promise<Hidden> {
  const [found] = await tx.select({ taskId: taskOffers.taskId }).from(taskOffers).where(eq(taskOffers.id, id))
  if (!found) return null
  await lockTask(tx, found.taskId)
  const [offer] = await tx.select().from(taskOffers).where(eq(taskOffers.id, id))
  const isJob = offer?.status === "accepted" || offer?.status === "ended"
  if (!offer || isJob || (offer.hiddenAt === null) === (hiddenAt === null)) return null
  await tx.update(taskOffers).set({ hiddenAt }).where(eq(taskOffers.id, id))
  return { subjectId: offer.providerId, snippet: offer.message }
}
