// What a doer is told about offers of theirs.
import type { Locale } from "@doable/domain/locale"
import type { DeclineReason } from "@doable/domain/offer/status"
import { aboutDecline, aboutOffer, taskPage, tellDoerOf, tellDoerWhyDeclined } from "./about-offer.ts"
import { kind } from "./kind.ts"
import { ownOfferLetter } from "./letters.ts"
import { moneyWords } from "./money-words.ts"

export const offerSeen = kind({
  data: aboutOffer,
  from: { "offer.seen": tellDoerOf("active", "stale") },
  actionUrl: taskPage,
  words: {
    en: {
      title: "Your offer was seen",
      message: ({ title }) => `The client has looked at your offer on “${title}”.`,
      actionText: "View the task",
    },
    ru: {
      title: "Ваше предложение просмотрено",
      message: ({ title }) => `Заказчик посмотрел ваше предложение к заданию «${title}».`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Oferta ta a fost văzută",
      message: ({ title }) => `Clientul s-a uitat la oferta ta pentru „${title}”.`,
      actionText: "Vezi sarcina",
    },
  },
})

export const offerAccepted = kind({
  data: aboutOffer,
  from: { "offer.accepted": tellDoerOf("accepted") },
  letter: ownOfferLetter,
  actionUrl: taskPage,
  words: {
    en: {
      title: "Your offer was accepted",
      message: ({ title, price }) =>
        `“${title}” is yours for ${moneyWords("en", price)}. The address and contacts are on the task's page.`,
      actionText: "Open the task",
    },
    ru: {
      title: "Ваше предложение принято",
      message: ({ title, price }) =>
        `«${title}» делаете вы, цена: ${moneyWords("ru", price)}. Адрес и контакты есть на странице задания.`,
      actionText: "Открыть задание",
    },
    ro: {
      title: "Oferta ta a fost acceptată",
      message: ({ title, price }) =>
        `„${title}” este a ta, cu ${moneyWords("ro", price)}. Adresa și contactele sunt pe pagina sarcinii.`,
      actionText: "Deschide sarcina",
    },
  },
})

const declinedBecause: Record<Locale, Record<DeclineReason, string>> = {
  en: {
    price: "The reason: the price.",
    timing: "The reason: the time.",
    experience: "The reason: experience.",
    other_chosen: "The client decided on somebody else.",
    other: "The client gave no particular reason.",
    task_closed: "The task was closed.",
  },
  ru: {
    price: "Причина: цена.",
    timing: "Причина: время.",
    experience: "Причина: опыт.",
    other_chosen: "Заказчик остановился на другом исполнителе.",
    other: "Особой причины заказчик не назвал.",
    task_closed: "Задание закрыто.",
  },
  ro: {
    price: "Motivul: prețul.",
    timing: "Motivul: timpul.",
    experience: "Motivul: experiența.",
    other_chosen: "Clientul s-a oprit la altcineva.",
    other: "Clientul nu a dat un motiv anume.",
    task_closed: "Sarcina a fost închisă.",
  },
}

const myOffers = "/providers/applications?tab=offers"

export const offerDeclined = kind({
  data: aboutDecline,
  from: { "offer.declined": tellDoerWhyDeclined },
  actionUrl: myOffers,
  words: {
    en: {
      title: "Your offer was declined",
      message: ({ title, reason }) => `“${title}”. ${declinedBecause.en[reason]}`,
      actionText: "My offers",
    },
    ru: {
      title: "Ваше предложение отклонено",
      message: ({ title, reason }) => `«${title}». ${declinedBecause.ru[reason]}`,
      actionText: "Мои предложения",
    },
    ro: {
      title: "Oferta ta a fost respinsă",
      message: ({ title, reason }) => `„${title}”. ${declinedBecause.ro[reason]}`,
      actionText: "Ofertele mele",
    },
  },
})

export const offerNotSelected = kind({
  data: aboutOffer,
  from: { "offer.passed-over": tellDoerOf("not_selected") },
  actionUrl: myOffers,
  words: {
    en: {
      title: "Another offer was chosen",
      message: ({ title }) =>
        `The client of “${title}” chose somebody else. If the task opens again, you can renew your offer.`,
      actionText: "My offers",
    },
    ru: {
      title: "Выбрали другое предложение",
      message: ({ title }) =>
        `Заказчик задания «${title}» выбрал другого исполнителя. Если задание откроется снова, предложение можно возобновить.`,
      actionText: "Мои предложения",
    },
    ro: {
      title: "A fost aleasă altă ofertă",
      message: ({ title }) =>
        `Clientul sarcinii „${title}” a ales pe altcineva. Dacă sarcina se redeschide, îți poți reînnoi oferta.`,
      actionText: "Ofertele mele",
    },
  },
})

export const offerExpired = kind({
  data: aboutOffer,
  from: { "offer.expired": tellDoerOf("expired") },
  actionUrl: myOffers,
  words: {
    en: {
      title: "Your offer has expired",
      message: ({ title }) =>
        `“${title}”: your offer no longer stands. While the task is open you can renew it.`,
      actionText: "My offers",
    },
    ru: {
      title: "Срок вашего предложения истёк",
      message: ({ title }) =>
        `«${title}»: ваше предложение больше не действует. Пока задание открыто, его можно возобновить.`,
      actionText: "Мои предложения",
    },
    ro: {
      title: "Oferta ta a expirat",
      message: ({ title }) =>
        `„${title}”: oferta ta nu mai este valabilă. Cât sarcina e deschisă, o poți reînnoi.`,
      actionText: "Ofertele mele",
    },
  },
})
