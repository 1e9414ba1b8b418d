import type { LetterOf } from "./kind.ts"

/** Such a letter comes whether it is wanted or not: its reader may be locked out, or robbed. */
export const accountLetter: LetterOf = {
  isOptional: false,
  why: {
    en: "We send this because it concerns your account.",
    ru: "Мы пишем об этом, потому что это касается вашего аккаунта.",
    ro: "Îți scriem pentru că e vorba despre contul tău.",
  },
}

export const taskLetter: LetterOf = {
  isOptional: true,
  why: {
    en: "We send this because you posted this task.",
    ru: "Мы пишем об этом, потому что вы разместили это задание.",
    ro: "Îți scriem pentru că tu ai publicat această sarcină.",
  },
}

/** Of an offer on the reader's task. */
export const offerLetter: LetterOf = {
  isOptional: true,
  why: {
    en: "You get this because you posted a task. Only you see the price and the message.",
    ru: "Вы получили это письмо, потому что разместили задание. Цену и сообщение видите только вы.",
    ro: "Primești acest mesaj pentru că ai publicat o sarcină. Prețul și mesajul le vezi doar tu.",
  },
}

/** Of the reader's own offer. */
export const ownOfferLetter: LetterOf = {
  isOptional: true,
  why: {
    en: "We send this because you made an offer on this task.",
    ru: "Мы пишем об этом, потому что вы сделали предложение к этому заданию.",
    ro: "Îți scriem pentru că ai făcut o ofertă la această sarcină.",
  },
}

/** Of work that two people agreed on. */
export const workLetter: LetterOf = {
  isOptional: true,
  why: {
    en: "We send this because you two have agreed on this task.",
    ru: "Мы пишем об этом, потому что вы договорились об этом задании.",
    ro: "Îți scriem pentru că v-ați înțeles asupra acestei sarcini.",
  },
}

/** Of an invite. */
export const askedLetter: LetterOf = {
  isOptional: true,
  why: {
    en: "We send this because a client asked you for an offer.",
    ru: "Мы пишем об этом, потому что заказчик пригласил вас сделать предложение.",
    ro: "Îți scriem pentru că un client ți-a cerut o ofertă.",
  },
}
