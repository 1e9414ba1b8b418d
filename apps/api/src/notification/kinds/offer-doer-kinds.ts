// What a doer is told about offers of theirs.
import {
  aboutDecline,
  aboutOffer,
  taskPage,
  tellDoerOf,
  tellDoerWhyDeclined,
  withPrice,
} from "./about-offer.ts"
import { kind } from "./kind.ts"
import { ownOfferLetter } from "./letters.ts"

export const offerSeen = kind("OfferSeen", {
  data: aboutOffer,
  from: { "offer.seen": tellDoerOf("active", "stale") },
  actionUrl: taskPage,
})

export const offerAccepted = kind("OfferAccepted", {
  data: aboutOffer,
  from: { "offer.accepted": tellDoerOf("accepted") },
  letter: ownOfferLetter,
  actionUrl: taskPage,
  fill: withPrice,
})

const myOffers = "/providers/applications?tab=offers"

export const offerDeclined = kind("OfferDeclined", {
  data: aboutDecline,
  from: { "offer.declined": tellDoerWhyDeclined },
  actionUrl: myOffers,
  choose: { message: ({ reason }) => reason },
})

export const offerNotSelected = kind("OfferNotSelected", {
  data: aboutOffer,
  from: { "offer.passed-over": tellDoerOf("not_selected") },
  actionUrl: myOffers,
})

export const offerExpired = kind("OfferExpired", {
  data: aboutOffer,
  from: { "offer.expired": tellDoerOf("expired") },
  actionUrl: myOffers,
})
