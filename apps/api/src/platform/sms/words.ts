import type { Locale } from "@doable/domain/locale"

type Code = { appName: string; code: string; minutes: number }

/** Short, because messages are paid for by the letter; the code early, where the phone shows it at once. */
export const smsWords: Record<Locale, { code: (given: Code) => string }> = {
  en: {
    code: ({ appName, code, minutes }) =>
      `${code} is your ${appName} code. It works for ${minutes} minutes. Do not tell it to anyone.`,
  },
  ru: {
    code: ({ appName, code, minutes }) =>
      `${code} — ваш код ${appName}. Действует ${minutes} минут. Никому его не сообщайте.`,
  },
  ro: {
    code: ({ appName, code, minutes }) =>
      `${code} este codul tău ${appName}. Este valabil ${minutes} minute. Nu-l spune nimănui.`,
  },
}
