import { and, eq } from "../platform/db/drizzle.ts"
import type { Hidden } from "../restriction/hidden.ts"
import type { Transaction } from "../platform/db/client.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { recomputeClientStats } from "../deal/recompute-client-stats.ts"
import { recomputeProviderStats } from "../provider/recompute-provider-stats.ts"
import { lockPeople } from "../user/lock-people.ts"

/** Nobody reads a hidden one, and the ratings are counted without it; once it's back, with it. */
export async function setReviewHidden(tx: Transaction, id: string, hiddenAt: Date | null): Promise<Hidden> {
  const [found] = await tx.select().from(reviews).where(eq(reviews.id, id))
  if (!found) return null
  const { authorId, subjectId, direction, text } = found
  await lockPeople(tx, [authorId, subjectId])
  const [from, to] = hiddenAt ? (["published", "hidden"] as const) : (["hidden", "published"] as const)
  const [changed] = await tx
    .update(reviews)
    .set({ status: to })
    .where(and(eq(reviews.id, id), eq(reviews.status, from)))
    .returning({ id: reviews.id })
  if (!changed) return null
  if (direction === "to_provider") await recomputeProviderStats(tx, subjectId)
  else await recomputeClientStats(tx, subjectId)
  return { subjectId: authorId, snippet: text ?? "" }
}
