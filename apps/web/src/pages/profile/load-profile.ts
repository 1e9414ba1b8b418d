import { doneSteps, type ProfileStep } from "@doable/domain/user/completeness"
import type { PendingReviewsAnswer, ReviewList } from "../../session/answers/review-answers.ts"
import type { RouterContext } from "../../session/router-context.ts"
import { authQuery } from "../../session/auth-context.ts"

export interface ProfileReviews {
  /** What doers say of this person as a client; null when it couldn't be had. */
  received: ReviewList["summary"] | null
  pending: PendingReviewsAnswer | null
  /** The steps of the profile that are done; null when that isn't known. */
  steps: ProfileStep[] | null
}

/** The card of the person is there in any case; what others say of them comes beside it. */
export async function loadProfile(context: RouterContext): Promise<ProfileReviews> {
  const user = context.queryClient.getQueryData(authQuery.queryKey)?.user
  if (!user) return { received: null, pending: null, steps: null }
  const userId = user.id
  const api = await context.api()
  const [received, pending, contacts] = await Promise.all([
    api.review.getByUser.query({ userId, pagination: { limit: 1, offset: 0 } }).catch(() => null),
    api.review.getPending.query({ pagination: { limit: 10, offset: 0 } }).catch(() => null),
    api.contact.getMy.query().catch(() => null),
  ])
  return { received: received?.summary ?? null, pending, steps: contacts && doneSteps(user, contacts) }
}
