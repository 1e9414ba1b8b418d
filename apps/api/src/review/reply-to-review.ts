import { eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { ReviewText } from "@doable/domain/review/input"
import { whyCannotAdd, whyCannotReply } from "@doable/domain/review/window"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { screenFor } from "../text-rule/screen.ts"
import { record } from "../platform/outbox/record.ts"
import { refuse } from "../platform/refuse.ts"
import { reviewById } from "./queries.ts"

/** In public, below it, once. */
export function replyToReview(ctx: UserContext, { id, text }: ReviewText) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const review = await lockReview(tx, id)
    refuse(whyCannotReply(review, ctx.user))
    await write(tx, id, { replyText: await publicText(ctx, tx, text), repliedAt: now, updatedAt: now })
    await record(tx, { type: "review.replied", reviewId: id })
    await broadcastTask(tx, review.taskId, [review.authorId, review.subjectId])
    return described(tx, id, ctx)
  })
}

/** What has shown itself later: the stars stay as they are. */
export function addAddendum(ctx: UserContext, { id, text }: ReviewText) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const review = await lockReview(tx, id)
    refuse(whyCannotAdd(review, ctx.user, now))
    await write(tx, id, { addendumText: await publicText(ctx, tx, text), addendumAt: now, updatedAt: now })
    await broadcastTask(tx, review.taskId, [review.authorId, review.subjectId])
    return described(tx, id, ctx)
  })
}

async function lockReview(tx: Transaction, id: string) {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update")
  if (!review) throw new Refused("review_not_found")
  return review
}

async function write(tx: Transaction, id: string, columns: Partial<typeof reviews.$inferInsert>) {
  await tx.update(reviews).set(columns).where(eq(reviews.id, id))
}

async function publicText({ textHits }: UserContext, tx: Transaction, text: string): Promise<string> {
  const screen = await screenFor(tx, "review", textHits)
  screen.refuse(text)
  return screen.mask(text).text
}

async function described(tx: Transaction, id: string, ctx: UserContext) {
  const review = await reviewById(tx, id, ctx)
  if (!review) throw new Refused("review_not_found")
  return review
}
