import { z } from "zod"
import {
  compareOffersInput,
  createOfferInput,
  declineOfferInput,
  markSeenInput,
  myOffersInput,
  offerIdInput,
  offersByTaskInput,
  shortlistOfferInput,
  standAgainInput,
  updateOfferInput,
} from "@doable/domain/offer/input"
import { openForOfferInput } from "@doable/domain/conversation/input"
import { wholeConversation } from "../../conversation/answers.ts"
import { openForOffer } from "../open-for-offer.ts"
import { router, userProcedure } from "../../platform/trpc.ts"
import { myOffers, offer, offerComparison, offerList, wholeOffer } from "../answers.ts"
import { createOffer } from "./create-offer.ts"
import { declineOffer } from "./decline-offer.ts"
import { compareOffers, findMyOffers, findOffer, findOffersByTask } from "../find-offers.ts"
import { markSeen } from "./mark-seen.ts"
import { reconfirmOffer } from "./reconfirm-offer.ts"
import { reviveOffer } from "./revive-offer.ts"
import { shortlistOffer } from "./shortlist-offer.ts"
import { updateOffer } from "./update-offer.ts"
import { withdrawOffer } from "./withdraw-offer.ts"

export const offerRouter = router({
  getByTask: userProcedure
    .input(offersByTaskInput)
    .output(offerList)
    .query(({ ctx, input }) => findOffersByTask(ctx, input)),
  compare: userProcedure
    .input(compareOffersInput)
    .output(offerComparison)
    .query(({ ctx, input }) => compareOffers(ctx, input)),
  getMy: userProcedure
    .input(myOffersInput)
    .output(myOffers)
    .query(({ ctx, input }) => findMyOffers(ctx, input)),
  getById: userProcedure
    .input(offerIdInput)
    .output(wholeOffer)
    .query(({ ctx, input }) => findOffer(ctx, input)),
  create: userProcedure
    .input(createOfferInput)
    .output(offer)
    .mutation(({ ctx, input }) => createOffer(ctx, input)),
  update: userProcedure
    .input(updateOfferInput)
    .output(offer)
    .mutation(({ ctx, input }) => updateOffer(ctx, input)),
  reconfirm: userProcedure
    .input(standAgainInput)
    .output(offer)
    .mutation(({ ctx, input }) => reconfirmOffer(ctx, input)),
  revive: userProcedure
    .input(standAgainInput)
    .output(offer)
    .mutation(({ ctx, input }) => reviveOffer(ctx, input)),
  withdraw: userProcedure
    .input(offerIdInput)
    .output(offer)
    .mutation(({ ctx, input }) => withdrawOffer(ctx, input)),
  shortlist: userProcedure
    .input(shortlistOfferInput)
    .output(offer)
    .mutation(({ ctx, input }) => shortlistOffer(ctx, input)),
  markSeen: userProcedure
    .input(markSeenInput)
    .output(z.object({ ok: z.literal(true) }))
    .mutation(({ ctx, input }) => markSeen(ctx, input)),
  decline: userProcedure
    .input(declineOfferInput)
    .output(offer)
    .mutation(({ ctx, input }) => declineOffer(ctx, input)),
})

/** The part of `conversation` that is about an offer. */
export const conversationOfferRouter = router({
  openForOffer: userProcedure
    .input(openForOfferInput)
    .output(wholeConversation)
    .mutation(({ ctx, input }) => openForOffer(ctx, input)),
})
