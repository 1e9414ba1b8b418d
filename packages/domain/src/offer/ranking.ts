// How offers are put in order for the owner of a task. The weights are public: pages print them from here.
import { bayesianRating, completionRate } from "../provider/ranking.ts"
import { dayOf } from "../time/market-day.ts"
import type { TimingKind } from "../task/status.ts"

export const offerWeights = {
  quality: 0.35,
  price: 0.2,
  completion: 0.15,
  start: 0.15,
  category: 0.1,
  together: 0.05,
} as const
export type OfferReason = keyof typeof offerWeights
export const offerReasons = Object.keys(offerWeights) as [OfferReason, ...OfferReason[]]

const usualCompletion = 0.85
const unknown = 0.5
/** So many jobs of the same kind say all that can be said. */
const enoughJobs = 3

export type RankedOffer = {
  price: number
  canStartAt: Date | null
  ratingSum: number
  ratingCount: number
  completedCount: number
  ownFaultCount: number
  /** Jobs of the doer in this category that were finished, and whether one was for this owner. */
  jobsInCategory: number
  workedTogether: boolean
}

export type WantedWork = {
  budgetMin: number | null
  budgetMax: number | null
  timingKind: TimingKind | null
  dueDate: string | null
}

/** Every part lies between 0 and 1; what isn't known counts as the middle. */
export function offerParts(offer: RankedOffer, wanted: WantedWork): Record<OfferReason, number> {
  return {
    quality: clamp((bayesianRating(offer) - 3) / 2),
    price: priceFit(offer.price, wanted) ?? unknown,
    completion: completionRate(offer) ?? usualCompletion,
    start: startFit(offer.canStartAt, wanted) ?? unknown,
    category: Math.min(1, offer.jobsInCategory / enoughJobs),
    together: offer.workedTogether ? 1 : 0,
  }
}

export function offerScore(parts: Record<OfferReason, number>): number {
  return entries(parts).reduce((sum, [part, value]) => sum + offerWeights[part] * value, 0)
}

/** The parts that speak for an offer, weightiest first; what isn't known is no reason. */
export function whyOffer(
  offer: RankedOffer,
  wanted: WantedWork,
  parts: Record<OfferReason, number>,
): OfferReason[] {
  const isKnown: Record<OfferReason, boolean> = {
    quality: offer.ratingCount > 0,
    price: priceFit(offer.price, wanted) !== null,
    completion: completionRate(offer) !== null,
    start: startFit(offer.canStartAt, wanted) !== null,
    category: true,
    together: true,
  }
  return entries(parts)
    .filter(([part, value]) => isKnown[part] && value >= (part === "category" ? 0.3 : 0.7))
    .toSorted(([a, x], [b, y]) => offerWeights[b] * y - offerWeights[a] * x)
    .map(([part]) => part)
}

/** Near to the budget, not cheap: inside it is as good as it gets. */
function priceFit(price: number, { budgetMin, budgetMax }: WantedWork): number | null {
  if (budgetMin === null || budgetMax === null || budgetMin <= 0) return null
  if (price < budgetMin) return clamp(1 - (budgetMin - price) / budgetMin)
  return price > budgetMax ? clamp(1 - (price - budgetMax) / budgetMax) : 1
}

function startFit(canStartAt: Date | null, { timingKind, dueDate }: WantedWork): number | null {
  if (!canStartAt) return null
  if (timingKind === null || timingKind === "flexible" || dueDate === null) return 1
  return dayOf(canStartAt) <= dueDate ? 1 : 0
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function entries(parts: Record<OfferReason, number>) {
  return Object.entries(parts) as [OfferReason, number][]
}
