import {
  createReviewInput,
  pendingReviewsInput,
  reviewsByProviderInput,
  reviewsByTaskInput,
  reviewsByUserInput,
  reviewTextInput,
} from "@doable/domain/review/input"
import { publicProcedure, router, userProcedure } from "../platform/trpc.ts"
import { pendingReviews, review, reviewList, reviewsOfTask } from "./answers.ts"
import { createReview } from "./create-review.ts"
import {
  findPendingReviews,
  findReviewsByProvider,
  findReviewsByTask,
  findReviewsByUser,
} from "./find-reviews.ts"
import { addAddendum, replyToReview } from "./reply-to-review.ts"

export const reviewRouter = router({
  getByProvider: publicProcedure
    .input(reviewsByProviderInput)
    .output(reviewList)
    .query(({ ctx, input }) => findReviewsByProvider(ctx, input)),
  getByUser: publicProcedure
    .input(reviewsByUserInput)
    .output(reviewList)
    .query(({ ctx, input }) => findReviewsByUser(ctx, input)),
  getByTask: userProcedure
    .input(reviewsByTaskInput)
    .output(reviewsOfTask)
    .query(({ ctx, input }) => findReviewsByTask(ctx, input)),
  getPending: userProcedure
    .input(pendingReviewsInput)
    .output(pendingReviews)
    .query(({ ctx, input }) => findPendingReviews(ctx, input)),
  create: userProcedure
    .input(createReviewInput)
    .output(review)
    .mutation(({ ctx, input }) => createReview(ctx, input)),
  reply: userProcedure
    .input(reviewTextInput)
    .output(review)
    .mutation(({ ctx, input }) => replyToReview(ctx, input)),
  addAddendum: userProcedure
    .input(reviewTextInput)
    .output(review)
    .mutation(({ ctx, input }) => addAddendum(ctx, input)),
})
