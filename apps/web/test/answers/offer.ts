import type { Output } from "../fake-api.ts"
import { aDoerCard } from "./provider/doer-card.ts"
import { inDays } from "./moment.ts"
import { lei, noOffers, taskId } from "./task-page.ts"
import { aTaskCard } from "./task-card.ts"

type OfferCard = Output<"offer.getByTask">["data"][number]
type OwnOffer = Output<"offer.getById">

export const offerId = "0192f000-0000-7000-8000-00000000000b"

/** An offer of Ion's that stands, as the owner of the task reads it. */
export function anOffer(own: Partial<OfferCard> = {}): OfferCard {
  return {
    id: offerId,
    taskId,
    status: "active",
    version: 2,
    price: lei(380),
    materialsCost: null,
    message: "I have carried forty sofas down such stairs.",
    lang: "en",
    included: ["Two people for the stairs"],
    lowPriceReason: null,
    canStartAt: null,
    durationHours: null,
    warrantyDays: null,
    validDays: 7,
    validUntil: inDays(6),
    staleUntil: null,
    previousPrice: null,
    changedAt: null,
    editsLeft: 5,
    rounds: [],
    isUnseen: false,
    seenAt: null,
    isShortlisted: false,
    declineReason: null,
    declineNote: null,
    acceptedAt: null,
    createdAt: inDays(-1),
    updatedAt: inDays(-1),
    actions: ["accept", "decline"],
    own: null,
    provider: aDoerCard(),
    why: [],
    workedTogether: false,
    ...own,
  }
}

/** The same offer as its author reads it. */
export function anOwnOffer(own: Partial<OwnOffer> = {}): OwnOffer {
  const { workedTogether: _, ...offer } = anOffer()
  return {
    ...offer,
    isShortlisted: null,
    actions: ["edit", "withdraw"],
    own: { message: offer.message, masked: [] },
    task: aTaskCard(),
    changedParts: [],
    ...own,
  }
}

export const offersOf = (...data: OfferCard[]): Output<"offer.getByTask"> => ({
  ...noOffers,
  data,
  total: data.length,
  counts: {
    ...noOffers.counts,
    live: data.length,
    shortlisted: data.filter(({ isShortlisted }) => isShortlisted).length,
  },
})
