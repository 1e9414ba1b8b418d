// The part of `offer` in which the two haggle.
import {
  answerCounterInput,
  counterOfferInput,
  withdrawCounterInput,
} from "@doable/domain/offer/counter/input"
import { router, userProcedure } from "../../platform/trpc.ts"
import { offer } from "../answers.ts"
import { answerCounter } from "./answer-counter.ts"
import { counterOffer } from "./counter-offer.ts"
import { withdrawCounter } from "./withdraw-counter.ts"

export const offerCounterRouter = router({
  counter: userProcedure
    .input(counterOfferInput)
    .output(offer)
    .mutation(({ ctx, input }) => counterOffer(ctx, input)),
  answerCounter: userProcedure
    .input(answerCounterInput)
    .output(offer)
    .mutation(({ ctx, input }) => answerCounter(ctx, input)),
  withdrawCounter: userProcedure
    .input(withdrawCounterInput)
    .output(offer)
    .mutation(({ ctx, input }) => withdrawCounter(ctx, input)),
})
