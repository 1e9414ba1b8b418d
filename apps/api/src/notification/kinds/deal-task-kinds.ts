// What doers are told about tasks that they have to do with.
import { z } from "zod"
import { aboutOffer, taskPage, tellDoerOf, tellEarlierDoers } from "./about-offer.ts"
import { tellInvited } from "./about-invite.ts"
import { tellAsker, tellOwnerOfQuestion } from "./about-question.ts"
import { kind } from "./kind.ts"
import { askedLetter, ownOfferLetter } from "./letters.ts"

const about = z.object({ taskId: z.string(), title: z.string() })

export const taskChanged = kind("TaskChanged", {
  data: aboutOffer,
  from: { "offer.stale": tellDoerOf("stale") },
  letter: ownOfferLetter,
  actionUrl: taskPage,
})

export const taskClosed = kind("TaskClosed", {
  data: aboutOffer,
  from: { "offer.closed": tellDoerOf("declined") },
  actionUrl: "/providers/applications?tab=offers",
})

export const taskReopened = kind("TaskReopened", {
  data: about,
  from: { "task.reopened": tellEarlierDoers },
  actionUrl: taskPage,
})

export const questionAsked = kind("QuestionAsked", {
  data: about,
  from: { "question.asked": tellOwnerOfQuestion },
  actionUrl: ({ taskId }) => `/tasks/${taskId}?tab=questions`,
})

export const questionAnswered = kind("QuestionAnswered", {
  data: about,
  from: { "question.answered": tellAsker },
  actionUrl: ({ taskId }) => `/tasks/${taskId}?tab=questions`,
})

const invited = about.extend({ expiresAt: z.iso.datetime() })

export const taskInviteReceived = kind("TaskInviteReceived", {
  data: invited,
  from: { "invite.sent": tellInvited },
  letter: { ...askedLetter, isDue: ({ expiresAt }, now) => Date.parse(expiresAt) > now.getTime() },
  actionUrl: taskPage,
})
