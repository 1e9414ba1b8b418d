import { and, eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import { caller } from "../platform/audit-log/actors.ts"
import { writeAuditLog } from "../platform/audit-log/write-audit-log.ts"
import type { UserContext } from "../platform/context.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { recomputeClientStats } from "../deal/recompute-client-stats.ts"
import { recomputeProviderStats } from "../provider/recompute-provider-stats.ts"
import { lockPeople } from "../user/lock-people.ts"

/** Nobody reads it any more, and the ratings are counted without it. */
export function hideReview(ctx: UserContext, { id, reason }: { id: string; reason: string }): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(reviews).where(eq(reviews.id, id))
    if (!found) throw new Refused("review_not_found")
    const { authorId, subjectId, direction } = found
    await lockPeople(tx, [authorId, subjectId])
    const [hidden] = await tx
      .update(reviews)
      .set({ status: "hidden", updatedAt: now })
      .where(and(eq(reviews.id, id), eq(reviews.status, "published")))
      .returning({ id: reviews.id })
    if (!hidden) return
    if (direction === "to_provider") await recomputeProviderStats(tx, subjectId)
    else await recomputeClientStats(tx, subjectId)
    await writeAuditLog(tx, caller(ctx), {
      action: "review.hide",
      entity: { type: "user", id: authorId },
      before: { status: "published" },
      after: { status: "hidden" },
      reason,
      at: now,
    })
  })
}
