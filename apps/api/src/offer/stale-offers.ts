import { and, count, eq } from "drizzle-orm"
import type { Transaction } from "../db/client.ts"
import { taskOffers } from "../db/schema/offer.ts"

const standing = (taskId: string) => and(eq(taskOffers.taskId, taskId), eq(taskOffers.status, "active"))

/** How many offers still answer to what the task says. Asked behind the task's lock. */
export async function countStandingOffers(tx: Transaction, taskId: string): Promise<number> {
  const [row] = await tx.select({ offers: count() }).from(taskOffers).where(standing(taskId))
  return row?.offers ?? 0
}

/** The task says something else than it did: whoever offered has to look again. */
export async function turnOffersStale(tx: Transaction, taskId: string, now: Date): Promise<void> {
  await tx.update(taskOffers).set({ status: "stale", staleAt: now, updatedAt: now }).where(standing(taskId))
}
