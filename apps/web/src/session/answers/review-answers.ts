// The shapes in which reviews come from the API.
import type { ApiClient } from "../api-client.ts"

type Answer<Call extends (...of: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>

export type ReviewList = Answer<ApiClient["review"]["getByProvider"]["query"]>
export type ReviewData = ReviewList["data"][number]
export type TaskReviews = Answer<ApiClient["review"]["getByTask"]["query"]>
export type PendingReviewsAnswer = Answer<ApiClient["review"]["getPending"]["query"]>
