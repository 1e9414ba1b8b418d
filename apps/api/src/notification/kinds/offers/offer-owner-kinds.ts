// Notifications to the owner about offers on their task.
import { counterAnswers } from "@doable/domain/offer/counter/status"
import { z } from "zod"
import { aboutOffer, answerIn, leftOfOffer, offersTab, notifyOwner, withPrice } from "./about-offer.ts"
import { taskPage } from "../task-page.ts"
import { kind } from "../kind.ts"
import { offerEmail } from "../emails.ts"
import { offerDetails } from "./offer-email.ts"
import { notifyInviteDeclined } from "./about-invite.ts"

export const offerReceived = kind("OfferReceived", {
  data: aboutOffer,
  from: { "offer.made": notifyOwner("active") },
  left: leftOfOffer,
  letter: { ...offerEmail, details: offerDetails },
  actionUrl: offersTab,
  fill: withPrice,
})

const changed = aboutOffer.extend({ isConfirmed: z.boolean(), answer: z.enum(counterAnswers).optional() })
const howChanged = ({ isConfirmed, answer }: z.infer<typeof changed>) =>
  answer ?? (isConfirmed ? "confirmed" : "changed")

export const offerChanged = kind("OfferChanged", {
  data: changed,
  from: {
    "offer.changed": async (event, db) => tellOf(await notifyOwner("active")(event, db), false),
    "offer.reconfirmed": async (event, db) => tellOf(await notifyOwner("active")(event, db), true),
    "offer.counter-answered": async (event, db) => {
      const answer = await answerIn(event, db)
      const told = tellOf(await notifyOwner("active")(event, db), false)
      return answer ? told.map(({ data, ...to }) => ({ ...to, data: { ...data, answer } })) : []
    },
  },
  left: leftOfOffer,
  actionUrl: offersTab,
  fill: withPrice,
  choose: { title: howChanged, message: howChanged },
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
