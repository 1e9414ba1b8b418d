// Named here so that the page need not fetch the rules of input for a list of six words.
import type { OfferSort } from "@doable/domain/offer/input"

export const offerSorts = [
  "recommended",
  "price_low",
  "price_high",
  "rating",
  "start",
  "newest",
] as const satisfies OfferSort[]
