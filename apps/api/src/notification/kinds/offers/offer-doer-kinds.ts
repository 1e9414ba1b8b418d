// Notifications to a doer about their offers.
import { z } from "zod"
import type { Database } from "../../../platform/db/client.ts"
import {
  aboutDecline,
  aboutOffer,
  roundOf,
  type RoundEvent,
  notifyProvider,
  notifyProviderWhyDeclined,
  withPrice,
} from "./about-offer.ts"
import { taskPage } from "../task-page.ts"
import { dayAndTime } from "../day-words.ts"
import { kind } from "../kind.ts"
import { ownOfferEmail } from "../emails.ts"

export const offerSeen = kind("OfferSeen", {
  data: aboutOffer,
  from: { "offer.seen": notifyProvider("active", "stale") },
  actionUrl: taskPage,
})

export const offerAccepted = kind("OfferAccepted", {
  data: aboutOffer,
  from: { "offer.accepted": notifyProvider("accepted") },
  letter: ownOfferEmail,
  actionUrl: taskPage,
  fill: withPrice,
})

const myOffers = "/providers/applications?tab=offers"

export const offerDeclined = kind("OfferDeclined", {
  data: aboutDecline,
  from: { "offer.declined": notifyProviderWhyDeclined },
  letter: ownOfferEmail,
  actionUrl: myOffers,
  choose: { message: ({ reason }) => reason },
})

export const offerNotSelected = kind("OfferNotSelected", {
  data: aboutOffer,
  from: { "offer.passed-over": notifyProvider("not_selected") },
  letter: ownOfferEmail,
  actionUrl: myOffers,
})

export const offerExpired = kind("OfferExpired", {
  data: aboutOffer,
  from: { "offer.expired": notifyProvider("expired") },
  actionUrl: myOffers,
  fill: withPrice,
})

/** Nobody is asked to answer what is answered or withdrawn. */
async function askDoer(event: RoundEvent, db: Database) {
  const found = await roundOf(db, event)
  if (found?.round.status !== "open") return []
  const { price: amount, currency, canStartAt } = found.round
  const asked = {
    price: { amount, currency },
    canStartAt: canStartAt?.toISOString() ?? null,
    validUntil: found.validUntil.toISOString(),
  }
  const told = await notifyProvider("active")(event, db)
  return told.map(({ data, ...to }) => ({ ...to, data: { ...data, ...asked } }))
}

export const offerCountered = kind("OfferCountered", {
  data: aboutOffer.extend({ canStartAt: z.string().nullable(), validUntil: z.string() }),
  from: { "offer.countered": askDoer },
  letter: ownOfferEmail,
  actionUrl: taskPage,
  fill: (data, translator) => ({
    ...withPrice(data, translator),
    when: data.canStartAt ? dayAndTime(translator.locale, data.canStartAt) : "",
    until: dayAndTime(translator.locale, data.validUntil),
  }),
  choose: { message: ({ canStartAt }) => (canStartAt ? "day" : "price") },
})
