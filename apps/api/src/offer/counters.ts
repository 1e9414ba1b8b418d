import { and, asc, eq, inArray } from "../platform/db/drizzle.ts"
import { counterRounds } from "@doable/domain/offer/counter/status"
import type { Database, Transaction } from "../platform/db/client.ts"
import { offerCounters } from "../platform/db/schema/offer.ts"

export type CounterRow = typeof offerCounters.$inferSelect

/** All rounds of these offers, the first one first. */
export async function countersOf(
  db: Database | Transaction,
  offerIds: readonly string[],
): Promise<CounterRow[]> {
  if (offerIds.length === 0) return []
  return db
    .select()
    .from(offerCounters)
    .where(inArray(offerCounters.offerId, [...offerIds]))
    .orderBy(asc(offerCounters.offerId), asc(offerCounters.round))
    .limit(offerIds.length * counterRounds)
}

/**
 * The offer is pending on other terms than the client answered, so what they asked for instead is over. While it isn't
 * pending, an open round counts for nothing anyway. Needs the task's lock.
 */
export async function endCounter(tx: Transaction, offerId: string, now: Date): Promise<void> {
  await tx
    .update(offerCounters)
    .set({ status: "ended", closedAt: now })
    .where(and(eq(offerCounters.offerId, offerId), eq(offerCounters.status, "open")))
}
