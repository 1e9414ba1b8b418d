import { assignmentsByTaskInput } from "@doable/domain/deal/input"
import { acceptOfferInput } from "@doable/domain/offer/input"
import { acceptOffer } from "./accept-offer.ts"
import { hired } from "../../offer/answers.ts"
import { router, userProcedure } from "../../platform/trpc.ts"
import { assignmentList } from "./answers.ts"
import { findAssignments } from "./find-assignments.ts"

export const taskAssignmentRouter = router({
  getByTask: userProcedure
    .input(assignmentsByTaskInput)
    .output(assignmentList)
    .query(({ ctx, input }) => findAssignments(ctx, input)),
})

/** The part of `offer` that makes a hire. */
export const offerHireRouter = router({
  accept: userProcedure
    .input(acceptOfferInput)
    .output(hired)
    .mutation(({ ctx, input }) => acceptOffer(ctx, input)),
})
