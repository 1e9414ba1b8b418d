// What a doer promises in one offer after another, kept by this browser: how long it's valid, and the warranty.
import { offerValidDays } from "@doable/domain/offer/limits"
import { localCopies } from "../../../blocks/draft/local-copies.ts"
import type { OfferForm } from "./form.ts"

type Last = Pick<OfferForm, "validDays" | "warranty">

const copies = localCopies<Last>("doable-last-", ({ validDays = 0, warranty }) => {
  const { min, max } = offerValidDays
  return typeof warranty === "string" && Number.isInteger(validDays) && validDays >= min && validDays <= max
})

export function keepLastOffer(userId: string, { validDays, warranty }: OfferForm) {
  copies.keep("offer", { userId, base: null, form: { validDays, warranty } })
}

/** Nothing of another person: two people may share a browser. */
export function lastOffer(userId: string): Partial<Last> {
  return copies.find("offer", userId)?.form ?? {}
}
