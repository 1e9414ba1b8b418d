import type { Locale } from "@doable/domain/locale"
import type { Namespace } from "@doable/words/keys"
import { readWords } from "@doable/words/read-words"
import type { Translate, Translator } from "@doable/words/translator"

/** What the API says on its own, in emails, text messages, notifications and tables. */
export const apiNamespaces: readonly Namespace[] = [
  "alerts",
  "articles",
  "calendar-feed",
  "changelog",
  "contact",
  "content",
  "csv",
  "income-file",
  "mail",
  "notification-types",
  "questions",
  "report-templates",
  "restriction",
  "sending",
  "sms",
  "task",
]

const kept = new Map<Locale, Translator>()

/** For what is said in several sentences, or with sums and days: those follow the language too. */
export function translatorIn(locale: Locale): Translator {
  const translator = kept.get(locale) ?? readWords(locale, apiNamespaces)
  kept.set(locale, translator)
  return translator
}

/** The words of the API in this language: `wordsIn("ro")("sms:code", { code })`. */
export function wordsIn(locale: Locale): Translate {
  return translatorIn(locale).t
}
