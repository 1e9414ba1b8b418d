import { and, asc, inArray, lte } from "../platform/db/drizzle.ts"
import { waitingInvites } from "@doable/domain/offer/invite/status"
import type { Database } from "../platform/db/client.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"
import { recomputeProviderStats } from "../provider/recompute-provider-stats.ts"

const portion = 100

/** A day without an answer: it counts in how often the doer answers, and costs nothing else. */
export async function expireInvites(db: Database, now: Date): Promise<void> {
  while ((await expireSome(db, now)) === portion);
}

function expireSome(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: taskInvites.id })
      .from(taskInvites)
      .where(and(inArray(taskInvites.status, waitingInvites), lte(taskInvites.expiresAt, now)))
      .orderBy(asc(taskInvites.expiresAt))
      .limit(portion)
      .for("no key update", { skipLocked: true })
    if (due.length === 0) return 0
    const expired = await tx
      .update(taskInvites)
      .set({ status: "expired", updatedAt: now })
      .where(
        inArray(
          taskInvites.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({ providerId: taskInvites.providerId })
    const doers = new Set(expired.map(({ providerId }) => providerId))
    for (const providerId of [...doers].toSorted()) await recomputeProviderStats(tx, providerId)
    return due.length
  })
}
