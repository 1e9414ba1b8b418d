// Notifications to the owner about offers on their task.
import { z } from "zod"
import { aboutOffer, offersTab, taskPage, notifyOwner, withPrice } from "./about-offer.ts"
import { kind } from "./kind.ts"
import { offerEmail } from "./emails.ts"
import { offerDetails } from "./offer-email.ts"
import { notifyInviteDeclined } from "./about-invite.ts"

export const offerReceived = kind("OfferReceived", {
  data: aboutOffer,
  from: { "offer.made": notifyOwner("active") },
  letter: { ...offerEmail, details: offerDetails },
  actionUrl: offersTab,
  fill: withPrice,
})

const changed = aboutOffer.extend({ isConfirmed: z.boolean() })
const changedOrConfirmed = ({ isConfirmed }: { isConfirmed: boolean }) =>
  isConfirmed ? "confirmed" : "changed"

export const offerChanged = kind("OfferChanged", {
  data: changed,
  from: {
    "offer.changed": async (event, db) => tellOf(await notifyOwner("active")(event, db), false),
    "offer.reconfirmed": async (event, db) => tellOf(await notifyOwner("active")(event, db), true),
  },
  actionUrl: offersTab,
  fill: withPrice,
  choose: { title: changedOrConfirmed, message: changedOrConfirmed },
})

type ToldOffer = Awaited<ReturnType<ReturnType<typeof notifyOwner>>>

function tellOf(told: ToldOffer, isConfirmed: boolean) {
  return told.map(({ data, ...to }) => ({ ...to, data: { ...data, isConfirmed } }))
}

export const offerWithdrawn = kind("OfferWithdrawn", {
  data: aboutOffer,
  from: { "offer.withdrawn": notifyOwner("withdrawn") },
  actionUrl: offersTab,
  fill: withPrice,
})

export const inviteDeclined = kind("InviteDeclined", {
  data: z.object({ taskId: z.string(), title: z.string() }),
  from: { "invite.declined": notifyInviteDeclined },
  actionUrl: taskPage,
})
