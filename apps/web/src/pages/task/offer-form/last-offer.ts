// What a doer promises in one offer after another, kept by this browser: how long it's valid, and the warranty.
import { offerValidDays } from "@doable/domain/offer/limits"
import type { OfferForm } from "./form.ts"

type Last = Pick<OfferForm, "validDays" | "warranty">
const key = "doable-last-offer"

export function keepLastOffer(userId: string, { validDays, warranty }: OfferForm) {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, validDays, warranty }))
  } catch {
    // A browser that keeps nothing.
  }
}

/** Nothing of another person: two people may share a browser. */
export function lastOffer(userId: string): Partial<Last> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "") as Partial<Last & { userId: string }>
    const { validDays = 0, warranty } = kept
    if (kept.userId !== userId || typeof warranty !== "string") return {}
    const { min, max } = offerValidDays
    return Number.isInteger(validDays) && validDays >= min && validDays <= max
      ? { validDays, warranty }
      : { warranty }
  } catch {
    return {}
  }
}
