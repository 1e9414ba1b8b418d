// Notifications to a doer about their offers.
import {
  aboutDecline,
  aboutOffer,
  taskPage,
  notifyProvider,
  notifyProviderWhyDeclined,
  withPrice,
} from "./about-offer.ts"
import { kind } from "./kind.ts"
import { ownOfferEmail } from "./emails.ts"

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
