// What doers are told about tasks that they have to do with.
import { z } from "zod"
import { aboutOffer, taskPage, tellDoerOf, tellEarlierDoers } from "./about-offer.ts"
import { tellInvited } from "./about-invite.ts"
import { tellAsker, tellOwnerOfQuestion } from "./about-question.ts"
import { kind } from "./kind.ts"
import { askedLetter, ownOfferLetter } from "./letters.ts"

const about = z.object({ taskId: z.string(), title: z.string() })

export const taskChanged = kind({
  data: aboutOffer,
  from: { "offer.stale": tellDoerOf("stale") },
  letter: ownOfferLetter,
  actionUrl: taskPage,
  words: {
    en: {
      title: "A task with your offer has changed",
      message: ({ title }) => `“${title}” needs a fresh look. Confirm or change your offer within 72 hours.`,
      actionText: "Look at the task",
    },
    ru: {
      title: "Задание с вашим предложением изменилось",
      message: ({ title }) =>
        `«${title}»: предложение нужно подтвердить заново. Подтвердите или измените его в течение 72 часов.`,
      actionText: "Посмотреть задание",
    },
    ro: {
      title: "O sarcină cu oferta ta s-a schimbat",
      message: ({ title }) =>
        `„${title}”: oferta trebuie reconfirmată. Confirm-o sau modific-o în 72 de ore.`,
      actionText: "Vezi sarcina",
    },
  },
})

export const taskClosed = kind({
  data: aboutOffer,
  from: { "offer.closed": tellDoerOf("declined") },
  actionUrl: "/providers/applications?tab=offers",
  words: {
    en: {
      title: "A task with your offer was closed",
      message: ({ title }) => `The client no longer looks for a doer for “${title}”.`,
      actionText: "My offers",
    },
    ru: {
      title: "Задание с вашим предложением закрыто",
      message: ({ title }) => `Заказчик больше не ищет исполнителя для задания «${title}».`,
      actionText: "Мои предложения",
    },
    ro: {
      title: "O sarcină cu oferta ta a fost închisă",
      message: ({ title }) => `Clientul nu mai caută executant pentru „${title}”.`,
      actionText: "Ofertele mele",
    },
  },
})

export const taskReopened = kind({
  data: about,
  from: { "task.reopened": tellEarlierDoers },
  actionUrl: taskPage,
  words: {
    en: {
      title: "A task is open again",
      message: ({ title }) => `You had an offer on “${title}”. You can renew it.`,
      actionText: "View the task",
    },
    ru: {
      title: "Задание снова открыто",
      message: ({ title }) => `У вас было предложение к заданию «${title}». Его можно возобновить.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "O sarcină este din nou deschisă",
      message: ({ title }) => `Ai avut o ofertă la „${title}”. O poți reînnoi.`,
      actionText: "Vezi sarcina",
    },
  },
})

export const questionAsked = kind({
  data: about,
  from: { "question.asked": tellOwnerOfQuestion },
  actionUrl: ({ taskId }) => `/tasks/${taskId}?tab=questions`,
  words: {
    en: {
      title: "A question about your task",
      message: ({ title }) => `Somebody asks about “${title}”. Everybody reads your answer.`,
      actionText: "Answer",
    },
    ru: {
      title: "Вопрос о вашем задании",
      message: ({ title }) => `К заданию «${title}» задали вопрос. Ваш ответ увидят все.`,
      actionText: "Ответить",
    },
    ro: {
      title: "O întrebare despre sarcina ta",
      message: ({ title }) => `Cineva întreabă despre „${title}”. Răspunsul tău îl vede toată lumea.`,
      actionText: "Răspunde",
    },
  },
})

export const questionAnswered = kind({
  data: about,
  from: { "question.answered": tellAsker },
  actionUrl: ({ taskId }) => `/tasks/${taskId}?tab=questions`,
  words: {
    en: {
      title: "Your question was answered",
      message: ({ title }) => `The client of “${title}” has answered your question.`,
      actionText: "Read the answer",
    },
    ru: {
      title: "На ваш вопрос ответили",
      message: ({ title }) => `Заказчик задания «${title}» ответил на ваш вопрос.`,
      actionText: "Прочитать ответ",
    },
    ro: {
      title: "Ai primit răspuns la întrebare",
      message: ({ title }) => `Clientul sarcinii „${title}” ți-a răspuns la întrebare.`,
      actionText: "Citește răspunsul",
    },
  },
})

const invited = about.extend({ expiresAt: z.iso.datetime() })

export const taskInviteReceived = kind({
  data: invited,
  from: { "invite.sent": tellInvited },
  letter: { ...askedLetter, isDue: ({ expiresAt }, now) => Date.parse(expiresAt) > now.getTime() },
  actionUrl: taskPage,
  words: {
    en: {
      title: "A client asks you for an offer",
      message: ({ title }) => `“${title}”. Answer within 24 hours; saying no costs nothing.`,
      actionText: "View the task",
    },
    ru: {
      title: "Заказчик приглашает вас",
      message: ({ title }) => `«${title}». Ответьте в течение 24 часов; отказ ничего не стоит.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Un client îți cere o ofertă",
      message: ({ title }) => `„${title}”. Răspunde în 24 de ore; un refuz nu te costă nimic.`,
      actionText: "Vezi sarcina",
    },
  },
})
