import { and, eq, gte, sql } from "../platform/db/drizzle.ts"
import { refusalsPerDevice } from "@doable/domain/push/limits"
import type { Database } from "../platform/db/client.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"

/** What the push service said about a device decides whether it's kept. */
export async function noteOutcome(db: Database, id: string, outcome: "taken" | "gone" | "refused") {
  const device = eq(pushSubscriptions.id, id)
  if (outcome === "gone") await db.delete(pushSubscriptions).where(device)
  if (outcome === "taken")
    await db
      .update(pushSubscriptions)
      .set({ lastUsedAt: sql`now()`, failedCount: 0 })
      .where(device)
  if (outcome === "refused") {
    const failedCount = sql`${pushSubscriptions.failedCount} + 1`
    await db.update(pushSubscriptions).set({ failedCount }).where(device)
    const isHopeless = gte(pushSubscriptions.failedCount, refusalsPerDevice)
    await db.delete(pushSubscriptions).where(and(device, isHopeless))
  }
}
