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
import type { UserContext } from "../platform/context.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { seenProvider, type Visitor } from "../provider/find-provider.ts"
import { ownerOf } from "../user/owner-card.ts"
import { hireToReview } from "./hire-to-review.ts"
import { pendingOf, reviewBy, reviewsOf, workBetween } from "./queries.ts"
import { summarizeReviews } from "./summarize-reviews.ts"

const dayMs = 24 * 60 * 60 * 1000

export async function findReviewsByProvider(ctx: Visitor, { providerId, ...filter }: ReviewsByProvider) {
  const { parts } = await seenProvider(ctx, providerId)
  const of = { subjectId: parts.row.userId, direction: "to_provider" } as const
  const [list, summary] = await Promise.all([reviewsOf(ctx, of, filter), summarizeReviews(ctx.db, of)])
  return { ...list, summary }
}

export async function findReviewsByUser(ctx: Visitor, { userId, ...filter }: ReviewsByUser) {
  const { db } = ctx
  const person = await ownerOf(db, userId)
  if (!person || person.status === "deactivated") throw new Refused("user_not_found")
  const of = { subjectId: userId, direction: "to_customer" } as const
  const [list, summary] = await Promise.all([reviewsOf(ctx, of, filter), summarizeReviews(db, of)])
  return { ...list, summary }
}

export async function findPendingReviews(ctx: UserContext, { pagination }: PendingReviews) {
  const { db, user } = ctx
  const since = new Date(ctx.now().getTime() - reviewDays.window * dayMs)
  const rows = await pendingOf(db, user.id, { since, ...pagination })
  const data = rows.map(({ taskId, assignmentId, title, endedAt, ownerId, name, image, hasLeft }) => ({
    taskId,
    assignmentId,
    title,
    direction: directionOf({ ownerId }, user.id),
    subject: hasLeft ? null : { name: publicName(name), image },
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
  const otherId = user.id === hire.ownerId ? hire.providerId : hire.ownerId
  const [mine, theirs, about] = await Promise.all([
    reviewBy(db, and(ofHire, eq(reviews.authorId, user.id)), ctx),
    reviewBy(db, and(ofHire, eq(reviews.subjectId, user.id), eq(reviews.status, "published")), ctx),
    workBetween(db, taskId, otherId),
  ])
  if (!about) throw new Refused("task_not_found")
  const whyNot = whyCannotReview(hire, user, mine !== null, ctx.now())
  const closesAt = hire.endedAt && reviewTimers(hire.endedAt).closesAt.toISOString()
  return {
    assignmentId: hire.id,
    ...about,
    direction: directionOf(hire, user.id),
    outcome: hire.outcome,
    endedAt: hire.endedAt?.toISOString() ?? null,
    mine,
    theirs,
    dueAt: whyNot === null ? closesAt : null,
    closesAt,
    whyNot,
  }
}
