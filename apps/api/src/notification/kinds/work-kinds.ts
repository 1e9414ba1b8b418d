import { completionDays } from "@doable/domain/deal/timers"
import { z } from "zod"
import {
  aboutWork,
  completionPage,
  tellDoerOfWork,
  tellOther,
  tellOwnerToConfirm,
} from "./about-assignment.ts"
import { taskPage } from "./about-offer.ts"
import { kind } from "./kind.ts"
import { workLetter } from "./letters.ts"

export const taskStarted = kind("TaskStarted", {
  data: aboutWork,
  from: { "assignment.started": tellOther },
  actionUrl: taskPage,
})

const toConfirm = aboutWork.extend({ daysLeft: z.number() })

export const completionRequested = kind("CompletionRequested", {
  data: toConfirm,
  from: {
    "assignment.completion-requested": tellOwnerToConfirm(false),
    "assignment.completion-reminded": tellOwnerToConfirm(true),
  },
  letter: workLetter,
  actionUrl: completionPage,
  choose: { title: ({ daysLeft }) => (daysLeft === completionDays.ends ? "first" : "again") },
})

export const changesRequested = kind("ChangesRequested", {
  data: aboutWork,
  from: { "assignment.changes-requested": tellDoerOfWork },
  letter: workLetter,
  actionUrl: completionPage,
})
