// Listed here so that the page doesn't load the input rules for six words.
import type { OfferSort } from "@doable/domain/offer/input"

export const offerSorts = [
  "recommended",
  "price_low",
  "price_high",
  "rating",
  "start",
  "newest",
] as const satisfies OfferSort[]
