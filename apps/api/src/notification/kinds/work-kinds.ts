import { completionDays } from "@doable/domain/deal/timers"
import { z } from "zod"
import {
  aboutWork,
  completionPage,
  notifyProviderOfWork,
  notifyOther,
  notifyOwnerToConfirm,
} from "./about-assignment.ts"
import { taskPage } from "./task-page.ts"
import { kind } from "./kind.ts"
import { workEmail } from "./emails.ts"

export const taskStarted = kind("TaskStarted", {
  data: aboutWork,
  from: { "assignment.started": notifyOther },
  actionUrl: taskPage,
})

const toConfirm = aboutWork.extend({ daysLeft: z.number() })

export const completionRequested = kind("CompletionRequested", {
  data: toConfirm,
  from: {
    "assignment.completion-requested": notifyOwnerToConfirm(false),
    "assignment.completion-reminded": notifyOwnerToConfirm(true),
  },
  letter: workEmail,
  actionUrl: completionPage,
  choose: { title: ({ daysLeft }) => (daysLeft === completionDays.ends ? "first" : "again") },
})

export const changesRequested = kind("ChangesRequested", {
  data: aboutWork,
  from: { "assignment.changes-requested": notifyProviderOfWork },
  letter: workEmail,
  actionUrl: completionPage,
})
