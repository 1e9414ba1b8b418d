import { and, eq } from "drizzle-orm"
import type { Transaction } from "../platform/db/client.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import { recordAll } from "../platform/outbox/record.ts"
import { recomputeClientStats } from "../deal/recompute-client-stats.ts"
import { recomputeProviderStats } from "../provider/recompute-provider-stats.ts"
import { lockPeople } from "../user/lock-people.ts"

type Hire = { id: string; taskId: string; ownerId: string; providerId: string }

/**
 * Publishes the reviews under the task's lock, and updates both people's stats. `actorId` wrote the second one; null
 * when the scheduler did.
 */
export async function publishReviews(
  tx: Transaction,
  hire: Hire,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  const { id, taskId, ownerId, providerId } = hire
  await lockPeople(tx, [ownerId, providerId])
  const published = await tx
    .update(reviews)
    .set({ status: "published", publishedAt: now, updatedAt: now })
    .where(and(eq(reviews.assignmentId, id), eq(reviews.status, "submitted")))
    .returning({ id: reviews.id })
  if (published.length === 0) return
  await recomputeClientStats(tx, ownerId)
  await recomputeProviderStats(tx, providerId)
  await postSystemMessage(tx, { taskId, providerId, key: "review_published", actorId, now })
  await recordAll(
    tx,
    published.map((review) => ({ type: "review.published", reviewId: review.id })),
  )
  await broadcastTask(tx, taskId, [ownerId, providerId])
}
