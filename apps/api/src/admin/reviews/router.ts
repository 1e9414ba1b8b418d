import { z } from "zod"
import { Refused } from "@doable/domain/refusal"
import { getAdminReviewsInput, hideReviewInput, restoreReviewInput } from "@doable/domain/review/admin-input"
import { moderatorProcedure, router } from "../../platform/trpc.ts"
import { hideContent, restoreContent } from "../hide-content.ts"
import { adminReviewList } from "./answers.ts"
import { findAdminReviews } from "./find-reviews.ts"

const done = z.object({ id: z.string() })

export const adminReviewRouter = router({
  getList: moderatorProcedure
    .input(getAdminReviewsInput)
    .output(adminReviewList)
    .query(({ ctx, input }) => findAdminReviews(ctx, input)),
  hide: moderatorProcedure
    .input(hideReviewInput)
    .output(done)
    .mutation(async ({ ctx, input: { id, reasonCode, explanation } }) => {
      const isDone = await hideContent(ctx, {
        targetType: "review",
        targetId: id,
        reasonCode,
        reason: explanation,
      })
      if (!isDone) throw new Refused("content_not_found")
      return { id }
    }),
  restore: moderatorProcedure
    .input(restoreReviewInput)
    .output(done)
    .mutation(async ({ ctx, input: { id, explanation } }) => {
      const isDone = await restoreContent(ctx, { targetType: "review", targetId: id, reason: explanation })
      if (!isDone) throw new Refused("content_not_found")
      return { id }
    }),
})
