import { and, eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type {
  PendingReviews,
  ReviewsByProvider,
  ReviewsByTask,
  ReviewsByUser,
} from "@doable/domain/review/input"
import { reviewDays } from "@doable/domain/review/limits"
import { directionOf, reviewTimers, whyCannotReview } from "@doable/domain/review/window"
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../context.ts"
import { reviews } from "../db/schema/review.ts"
import { seenProvider, type Visitor } from "../provider/find-provider.ts"
import { ownerOf } from "../task/queries.ts"
import { hireToReview } from "./hire-to-review.ts"
import { pendingOf, reviewBy, reviewsOf, summaryOf } from "./queries.ts"

const dayMs = 24 * 60 * 60 * 1000

export async function findReviewsByProvider(ctx: Visitor, { providerId, ...filter }: ReviewsByProvider) {
  const { parts } = await seenProvider(ctx, providerId)
  const of = { subjectId: parts.row.userId, direction: "to_provider" } as const
  const [list, summary] = await Promise.all([reviewsOf(ctx.db, of, filter), summaryOf(ctx.db, of)])
  return { ...list, summary }
}

export async function findReviewsByUser({ db }: Visitor, { userId, ...filter }: ReviewsByUser) {
  const person = await ownerOf(db, userId)
  if (!person || person.status === "deactivated") throw new Refused("user_not_found")
  const of = { subjectId: userId, direction: "to_customer" } as const
  const [list, summary] = await Promise.all([reviewsOf(db, of, filter), summaryOf(db, of)])
  return { ...list, summary }
}

export async function findPendingReviews(ctx: UserContext, { pagination }: PendingReviews) {
  const { db, user } = ctx
  const since = new Date(ctx.now().getTime() - reviewDays.window * dayMs)
  const rows = await pendingOf(db, user.id, { since, ...pagination })
  const data = rows.map(({ taskId, assignmentId, title, endedAt, ownerId, name, image }) => ({
    taskId,
    assignmentId,
    title,
    direction: directionOf({ ownerId }, user.id),
    subject: { name: publicName(name), image },
    dueAt: reviewTimers(new Date(endedAt)).closesAt.toISOString(),
  }))
  return { data, total: rows[0]?.total ?? 0 }
}

/** For the two of it: what I wrote, what was written of me, and until when I may. */
export async function findReviewsByTask(ctx: UserContext, { taskId, assignmentId }: ReviewsByTask) {
  const { db, user } = ctx
  const hire = await hireToReview(db, { taskId, assignmentId, userId: user.id })
  if (!hire) throw new Refused("task_not_found")
  const ofHire = eq(reviews.assignmentId, hire.id)
  const [mine, theirs] = await Promise.all([
    reviewBy(db, and(ofHire, eq(reviews.authorId, user.id))),
    reviewBy(db, and(ofHire, eq(reviews.subjectId, user.id), eq(reviews.status, "published"))),
  ])
  const refusal = whyCannotReview(hire, user, mine !== null, ctx.now())
  const isOpen = refusal === null && hire.endedAt !== null
  return {
    assignmentId: hire.id,
    mine,
    theirs,
    dueAt: isOpen && hire.endedAt ? closesAt(hire.endedAt) : null,
  }
}

const closesAt = (endedAt: Date) => reviewTimers(endedAt).closesAt.toISOString()
