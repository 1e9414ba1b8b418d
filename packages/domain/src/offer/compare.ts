import type { Money } from "../money/money.ts"
import { totalOf } from "./total.ts"

/** Side by side fit two or three. */
export const comparedOffers = { min: 2, max: 3 } as const

/** The rows in which one offer can be better than another. */
export const comparedParts = ["price", "start", "rating", "jobs", "warranty", "distance"] as const
export type ComparedPart = (typeof comparedParts)[number]

export interface ComparedOffer {
  price: Money
  materialsCost: Money | null
  canStartAt: string | null
  warrantyDays: number | null
  ratingAvg: number | null
  completedCount: number
  distanceKm: number | null
}

/** Smaller is better. Null where an offer says nothing, which is never best. */
const worth: Record<ComparedPart, (offer: ComparedOffer) => number | null> = {
  price: (offer) => totalOf(offer).amount,
  start: ({ canStartAt }) => (canStartAt === null ? null : Date.parse(canStartAt)),
  rating: ({ ratingAvg }) => ratingAvg && -ratingAvg,
  jobs: ({ completedCount }) => -completedCount,
  warranty: ({ warrantyDays }) => warrantyDays && -warrantyDays,
  distance: ({ distanceKm }) => distanceKm,
}

/** For each offer the rows in which none beats it. A row where all are equal has no best. */
export function bestParts(offers: readonly ComparedOffer[]): ComparedPart[][] {
  const best = comparedParts.map((part) => {
    const worths = offers.map(worth[part])
    const known = worths.filter((one) => one !== null)
    const areAlike = new Set(worths).size === 1
    // Sums of two currencies can't be compared.
    const isMixed = part === "price" && new Set(offers.map(({ price }) => price.currency)).size > 1
    const least = areAlike || isMixed ? null : Math.min(...known)
    return worths.map((one) => one !== null && one === least)
  })
  return offers.map((_, at) => comparedParts.filter((__, row) => best[row]?.[at]))
}
