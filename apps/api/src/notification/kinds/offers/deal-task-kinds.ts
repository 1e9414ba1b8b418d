// Notifications to doers about tasks they're involved in.
import { z } from "zod"
import { aboutOffer, notifyProvider, notifyEarlierProviders, withPrice } from "./about-offer.ts"
import { taskPage } from "../task-page.ts"
import { notifyInvited } from "./about-invite.ts"
import { notifyAsker, notifyOwnerOfQuestion } from "./about-question.ts"
import { kind } from "../kind.ts"
import { inviteEmail, ownOfferEmail, taskEmail } from "../emails.ts"

const about = z.object({ taskId: z.string(), title: z.string() })

export const taskChanged = kind("TaskChanged", {
  data: aboutOffer,
  from: { "offer.stale": notifyProvider("stale") },
  letter: ownOfferEmail,
  actionUrl: taskPage,
})

export const taskClosed = kind("TaskClosed", {
  data: aboutOffer,
  from: { "offer.closed": notifyProvider("declined") },
  actionUrl: "/providers/applications?tab=offers",
  fill: withPrice,
})

export const taskReopened = kind("TaskReopened", {
  data: about,
  from: { "task.reopened": notifyEarlierProviders },
  actionUrl: taskPage,
})

export const questionAsked = kind("QuestionAsked", {
  data: about,
  from: { "question.asked": notifyOwnerOfQuestion },
  letter: taskEmail,
  actionUrl: ({ taskId }) => `/tasks/${taskId}?tab=questions`,
})

export const questionAnswered = kind("QuestionAnswered", {
  data: about,
  from: { "question.answered": notifyAsker },
  actionUrl: ({ taskId }) => `/tasks/${taskId}?tab=questions`,
})

const invited = about.extend({ expiresAt: z.iso.datetime() })

export const taskInviteReceived = kind("TaskInviteReceived", {
  data: invited,
  from: { "invite.sent": notifyInvited },
  letter: { ...inviteEmail, isDue: ({ expiresAt }, now) => Date.parse(expiresAt) > now.getTime() },
  actionUrl: taskPage,
})
