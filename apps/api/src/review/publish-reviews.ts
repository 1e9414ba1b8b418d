import { and, eq, sql } from "../platform/db/drizzle.ts"
import { pairDays, quickJobMinutes } from "@doable/domain/review/counted"
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
    .set({ status: "published", publishedAt: now, updatedAt: now, counts: doesCount(hire, now) })
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

/** Not after a job of minutes, not between accounts of one number, and once in 90 days for the same two people. */
function doesCount({ id, ownerId, providerId }: Hire, now: Date) {
  const quick = sql`select 1 from task_assignments a where a.id = ${id} and a.outcome = 'completed'
    and a.ended_at < a.assigned_at + make_interval(mins => ${quickJobMinutes})`
  const oneNumber = sql`select 1 from shared_signals s where s.kind = 'number'
    and ((s.owner_id = ${ownerId} and s.provider_id = ${providerId})
      or (s.owner_id = ${providerId} and s.provider_id = ${ownerId}))`
  const recent = sql`select 1 from reviews e where e.author_id = ${reviews.authorId}
    and e.subject_id = ${reviews.subjectId} and e.status = 'published' and e.counts
    and e.published_at > ${now.toISOString()}::timestamptz - make_interval(days => ${pairDays})`
  return sql`not exists (${quick}) and not exists (${oneNumber}) and not exists (${recent})`
}
