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
