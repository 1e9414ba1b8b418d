// What the owner of a task is told about offers on it.
import { z } from "zod"
import { aboutOffer, offersTab, taskPage, tellOwnerOf } from "./about-offer.ts"
import { kind } from "./kind.ts"
import { offerLetter } from "./letters.ts"
import { offerDetails } from "./offer-letter.ts"
import { moneyWords } from "./money-words.ts"
import { tellOfInviteDeclined } from "./about-invite.ts"

export const offerReceived = kind({
  data: aboutOffer,
  from: { "offer.made": tellOwnerOf("active") },
  letter: { ...offerLetter, details: offerDetails },
  actionUrl: offersTab,
  words: {
    en: {
      title: "A new offer",
      message: ({ title, price }) => `“${title}”: a doer can do it for ${moneyWords("en", price)}.`,
      actionText: "See the offer",
    },
    ru: {
      title: "Новое предложение",
      message: ({ title, price }) => `«${title}»: исполнитель готов сделать за ${moneyWords("ru", price)}.`,
      actionText: "Посмотреть предложение",
    },
    ro: {
      title: "O ofertă nouă",
      message: ({ title, price }) => `„${title}”: un executant o poate face cu ${moneyWords("ro", price)}.`,
      actionText: "Vezi oferta",
    },
  },
})

const changed = aboutOffer.extend({ isConfirmed: z.boolean() })

export const offerChanged = kind({
  data: changed,
  from: {
    "offer.changed": async (event, db) => tellOf(await tellOwnerOf("active")(event, db), false),
    "offer.reconfirmed": async (event, db) => tellOf(await tellOwnerOf("active")(event, db), true),
  },
  actionUrl: offersTab,
  words: {
    en: {
      title: ({ isConfirmed }) => (isConfirmed ? "An offer was confirmed" : "An offer has changed"),
      message: ({ title, price, isConfirmed }) =>
        isConfirmed
          ? `“${title}”: the doer stands by ${moneyWords("en", price)} for the task as it is now.`
          : `“${title}”: the doer now offers ${moneyWords("en", price)}.`,
      actionText: "See the offer",
    },
    ru: {
      title: ({ isConfirmed }) => (isConfirmed ? "Предложение подтверждено" : "Предложение изменилось"),
      message: ({ title, price, isConfirmed }) =>
        isConfirmed
          ? `«${title}»: исполнитель подтвердил ${moneyWords("ru", price)} за изменённое задание.`
          : `«${title}»: теперь исполнитель предлагает ${moneyWords("ru", price)}.`,
      actionText: "Посмотреть предложение",
    },
    ro: {
      title: ({ isConfirmed }) => (isConfirmed ? "O ofertă a fost reconfirmată" : "O ofertă s-a schimbat"),
      message: ({ title, price, isConfirmed }) =>
        isConfirmed
          ? `„${title}”: executantul își menține oferta de ${moneyWords("ro", price)} pentru sarcina modificată.`
          : `„${title}”: executantul oferă acum ${moneyWords("ro", price)}.`,
      actionText: "Vezi oferta",
    },
  },
})

type ToldOffer = Awaited<ReturnType<ReturnType<typeof tellOwnerOf>>>

function tellOf(told: ToldOffer, isConfirmed: boolean) {
  return told.map(({ userId, data }) => ({ userId, data: { ...data, isConfirmed } }))
}

export const offerWithdrawn = kind({
  data: aboutOffer,
  from: { "offer.withdrawn": tellOwnerOf("withdrawn") },
  actionUrl: offersTab,
  words: {
    en: {
      title: "An offer was withdrawn",
      message: ({ title, price }) => `“${title}”: the offer of ${moneyWords("en", price)} no longer stands.`,
      actionText: "See the offers",
    },
    ru: {
      title: "Предложение отозвано",
      message: ({ title, price }) =>
        `«${title}»: предложение за ${moneyWords("ru", price)} больше не действует.`,
      actionText: "Посмотреть предложения",
    },
    ro: {
      title: "O ofertă a fost retrasă",
      message: ({ title, price }) => `„${title}”: oferta de ${moneyWords("ro", price)} nu mai este valabilă.`,
      actionText: "Vezi ofertele",
    },
  },
})

export const inviteDeclined = kind({
  data: z.object({ taskId: z.string(), title: z.string() }),
  from: { "invite.declined": tellOfInviteDeclined },
  actionUrl: taskPage,
  words: {
    en: {
      title: "An invite was declined",
      message: ({ title }) => `“${title}”: a doer whom you asked cannot take it. Others still may.`,
      actionText: "View the task",
    },
    ru: {
      title: "Приглашение отклонено",
      message: ({ title }) =>
        `«${title}»: исполнитель, которого вы приглашали, не сможет взяться. Другие ещё могут.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "O invitație a fost respinsă",
      message: ({ title }) => `„${title}”: un executant invitat de tine nu o poate prelua. Alții încă pot.`,
      actionText: "Vezi sarcina",
    },
  },
})
