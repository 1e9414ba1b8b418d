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

export const taskStarted = kind({
  data: aboutWork,
  from: { "assignment.started": tellOther },
  actionUrl: taskPage,
  words: {
    en: {
      title: "The work has begun",
      message: ({ title }) => `“${title}” is in progress.`,
      actionText: "Open the task",
    },
    ru: {
      title: "Работа началась",
      message: ({ title }) => `Задание «${title}» выполняется.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Lucrarea a început",
      message: ({ title }) => `„${title}” este în lucru.`,
      actionText: "Deschide sarcina",
    },
  },
})

const toConfirm = aboutWork.extend({ daysLeft: z.number() })
type ToConfirm = z.infer<typeof toConfirm>

const isFirst = ({ daysLeft }: ToConfirm) => daysLeft === completionDays.ends

export const completionRequested = kind({
  data: toConfirm,
  from: {
    "assignment.completion-requested": tellOwnerToConfirm(false),
    "assignment.completion-reminded": tellOwnerToConfirm(true),
  },
  letter: workLetter,
  actionUrl: completionPage,
  words: {
    en: {
      title: (data) => (isFirst(data) ? "The work is done" : "The work waits for you"),
      message: ({ title, daysLeft }) =>
        `“${title}”: confirm it or ask for changes. Days until it counts as confirmed: ${daysLeft}.`,
      actionText: "Look at the work",
    },
    ru: {
      title: (data) => (isFirst(data) ? "Работа выполнена" : "Работа ждёт вашего ответа"),
      message: ({ title, daysLeft }) =>
        `«${title}»: подтвердите работу или попросите доработать. До автоматического подтверждения осталось дней: ${daysLeft}.`,
      actionText: "Посмотреть работу",
    },
    ro: {
      title: (data) => (isFirst(data) ? "Lucrarea este gata" : "Lucrarea te așteaptă"),
      message: ({ title, daysLeft }) =>
        `„${title}”: confirmă lucrarea sau cere modificări. Zile până la confirmarea automată: ${daysLeft}.`,
      actionText: "Vezi lucrarea",
    },
  },
})

export const changesRequested = kind({
  data: aboutWork,
  from: { "assignment.changes-requested": tellDoerOfWork },
  letter: workLetter,
  actionUrl: completionPage,
  words: {
    en: {
      title: "The client asks for changes",
      message: ({ title }) => `“${title}”: read what is missing, and hand it over again.`,
      actionText: "Read what is missing",
    },
    ru: {
      title: "Заказчик просит доработать",
      message: ({ title }) => `«${title}»: прочитайте, чего не хватает, и сдайте работу снова.`,
      actionText: "Прочитать, чего не хватает",
    },
    ro: {
      title: "Clientul cere modificări",
      message: ({ title }) => `„${title}”: citește ce lipsește și predă lucrarea din nou.`,
      actionText: "Citește ce lipsește",
    },
  },
})
