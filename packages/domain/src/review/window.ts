import type { Refusal } from "../refusal.ts"
import { isInGrace } from "../deal/work.ts"
import type { AssignmentOutcome } from "../deal/status.ts"
import { addendumDays, reviewDays } from "./limits.ts"
import type { ReviewDirection, ReviewStatus } from "./status.ts"

const dayMs = 24 * 60 * 60 * 1000

/** When people who haven't written are reminded, and when the window closes. */
export function reviewTimers(endedAt: Date): { remindAt: Date; closesAt: Date } {
  const after = (days: number) => new Date(endedAt.getTime() + days * dayMs)
  return { remindAt: after(reviewDays.reminder), closesAt: after(reviewDays.window) }
}

type Hire = {
  ownerId: string
  providerId: string
  assignedAt: Date
  endedAt: Date | null
  outcome: AssignmentOutcome | null
  /** The two argue about it: reviews wait until that is over. */
  isDisputed?: boolean
}
type Actor = { id: string; status: string }

export function directionOf(hire: Pick<Hire, "ownerId">, authorId: string): ReviewDirection {
  return authorId === hire.ownerId ? "to_provider" : "to_customer"
}

/** Work that was done, and work that was cancelled after the two had time to meet. */
export function isReviewable({ assignedAt, endedAt, outcome }: Hire): boolean {
  return endedAt !== null && (outcome === "completed" || !isInGrace(assignedAt, endedAt))
}

export function whyCannotReview(hire: Hire, actor: Actor, hasWritten: boolean, now: Date): Refusal | null {
  if (actor.id !== hire.ownerId && actor.id !== hire.providerId) return "task_not_found"
  if (hire.isDisputed) return "review_waits"
  if (!hire.endedAt || !isReviewable(hire)) return "review_not_possible"
  if (hasWritten) return "review_exists"
  if (now >= reviewTimers(hire.endedAt).closesAt) return "review_window_closed"
  return actor.status === "active" ? null : "user_limited"
}

type Review = {
  authorId: string
  subjectId: string
  status: ReviewStatus
  publishedAt: Date | null
  repliedAt: Date | null
  addendumAt: Date | null
}

/** The one it is about answers once. What isn't published is known to its author alone. */
export function whyCannotReply(review: Review, actor: Actor): Refusal | null {
  if (review.subjectId !== actor.id || review.status !== "published") return "review_not_found"
  if (review.repliedAt) return "review_reply_exists"
  return actor.status === "active" ? null : "user_limited"
}

/** The author adds to it once, while it is fresh. */
export function whyCannotAdd(review: Review, actor: Actor, now: Date): Refusal | null {
  if (review.authorId !== actor.id) return "review_not_found"
  if (review.status !== "published" || !review.publishedAt) return "review_not_published"
  if (review.addendumAt) return "review_addendum_exists"
  const isLate = now.getTime() - review.publishedAt.getTime() > addendumDays * dayMs
  if (isLate) return "review_addendum_too_late"
  return actor.status === "active" ? null : "user_limited"
}

/** About how much it was, as everyone may read it: between two round sums. In minor units. */
export function priceBand(amount: number): { from: number; to: number } {
  const steps = [1, 2, 5].flatMap((step) => [2, 3, 4, 5, 6, 7].map((power) => step * 10 ** power))
  const rising = steps.toSorted((a, b) => a - b)
  return {
    from: rising.findLast((step) => step <= amount) ?? 0,
    to: rising.find((step) => step > amount) ?? amount,
  }
}
