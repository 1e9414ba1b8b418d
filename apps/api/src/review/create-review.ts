import { and, desc, eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { CreateReview } from "@doable/domain/review/input"
import { directionOf, priceBand, reviewTimers, whyCannotReview } from "@doable/domain/review/window"
import { subRatings, type ReviewDirection, type SubRating } from "@doable/domain/review/status"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { agreements } from "../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { record } from "../platform/outbox/record.ts"
import { screenFor } from "../text-rule/screen.ts"
import { refuse } from "../platform/refuse.ts"
import { lockTask } from "../task/lock-task.ts"
import { hireToReview } from "./hire-to-review.ts"
import { publishReviews } from "./publish-reviews.ts"
import { reviewById, type Snapshot } from "./queries.ts"

/** Kept to oneself until the other one has written too, or the window is over. */
export function createReview(ctx: UserContext, { payload }: CreateReview) {
  const { taskId, assignmentId, rating, text, lang, privateNote } = payload
  const now = ctx.now()
  const actor = ctx.user
  return ctx.db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    const hire = await hireToReview(tx, { taskId, assignmentId, userId: actor.id })
    if (!hire) throw new Refused("task_not_found")
    const written = await tx
      .select({ authorId: reviews.authorId })
      .from(reviews)
      .where(eq(reviews.assignmentId, hire.id))
    const isMine = (review: { authorId: string }) => review.authorId === actor.id
    const isDisputed = task.status === "disputed" && task.assignedProviderId === hire.providerId
    refuse(whyCannotReview({ ...hire, isDisputed }, actor, written.some(isMine), now))
    const screen = await screenFor(tx, "review", ctx.textHits)
    screen.refuse(text ?? "")
    const direction = directionOf(hire, actor.id)
    const [review] = await tx
      .insert(reviews)
      .values({
        taskId,
        assignmentId: hire.id,
        authorId: actor.id,
        subjectId: direction === "to_provider" ? hire.providerId : hire.ownerId,
        direction,
        rating,
        sub: fitting(payload.sub, direction),
        text: text ? screen.mask(text).text : null,
        lang: text ? (lang ?? actor.locale) : null,
        privateNote: privateNote || null,
        publishAt: reviewTimers(hire.endedAt ?? now).closesAt,
        categoryId: task.categoryId,
        taskSnapshot: await snapshotOf(tx, hire),
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: reviews.id })
    if (!review) throw new Error("no review")
    await record(tx, { type: "task.settled", taskId })
    if (written.length > 0) await publishReviews(tx, hire, { actorId: ctx.user.id, now })
    else await broadcastTask(tx, taskId, [actor.id])
    const answer = await reviewById(tx, review.id, ctx)
    if (!answer) throw new Error("no review")
    return answer
  })
}

function fitting(sub: CreateReview["payload"]["sub"], direction: ReviewDirection) {
  const asked: readonly SubRating[] = subRatings[direction]
  return Object.fromEntries(asked.flatMap((key) => (sub[key] === undefined ? [] : [[key, sub[key]]])))
}

type Hire = NonNullable<Awaited<ReturnType<typeof hireToReview>>>

async function snapshotOf(tx: Transaction, { id, outcome }: Hire): Promise<Snapshot> {
  const [agreed] = await tx
    .select({ price: agreements.price, currency: agreements.currency })
    .from(agreements)
    .where(and(eq(agreements.assignmentId, id)))
    .orderBy(desc(agreements.version))
    .limit(1)
  if (!agreed || !outcome) throw new Error("no agreement")
  return { outcome, priceBand: { ...priceBand(agreed.price), currency: agreed.currency } }
}
