import { z } from "zod"
import { textOf } from "../text/length-input.ts"
import { pagination } from "../pagination.ts"
import { locales } from "../locale.ts"
import { privateNoteLength, reviewReplyLength, reviewTextLength } from "./limits.ts"
import { subRatings } from "./status.ts"

const id = z.uuid()
const stars = z.int().min(1).max(5)
const known = [...new Set([...subRatings.to_provider, ...subRatings.to_customer])] as const

/** The sub-ratings depend on who the review is about; others are dropped. */
export const createReviewInput = z.object({
  payload: z.object({
    taskId: id,
    /** Which hire, where the task had several; else the newest that waits for a review. */
    assignmentId: id.optional(),
    rating: stars,
    sub: z.partialRecord(z.enum(known), stars).default({}),
    text: textOf({ max: reviewTextLength }).optional(),
    lang: z.enum(locales).optional(),
    /** For administrators alone. */
    privateNote: textOf({ max: privateNoteLength }).optional(),
  }),
})
export type CreateReview = z.infer<typeof createReviewInput>

export const reviewTextInput = z.object({ id, text: z.string().trim().min(1).max(reviewReplyLength) })
export type ReviewText = z.infer<typeof reviewTextInput>

const filter = {
  rating: stars.optional(),
  categoryId: id.optional(),
  lang: z.enum(locales).optional(),
  pagination,
}

export const reviewsByProviderInput = z.object({ providerId: id, ...filter })
export type ReviewsByProvider = z.infer<typeof reviewsByProviderInput>

/** What doers say of this client. */
export const reviewsByUserInput = z.object({ userId: z.string().min(1).max(100), ...filter })
export type ReviewsByUser = z.infer<typeof reviewsByUserInput>
export type ReviewFilter = Omit<ReviewsByUser, "userId">

export const pendingReviewsInput = z.object({ pagination }).default({ pagination: { limit: 20, offset: 0 } })
export type PendingReviews = z.infer<typeof pendingReviewsInput>

export const reviewsByTaskInput = z.object({ taskId: id, assignmentId: id.optional() })
export type ReviewsByTask = z.infer<typeof reviewsByTaskInput>
