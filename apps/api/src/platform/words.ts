import type { Locale } from "@doable/domain/locale"
import type { Namespace } from "@doable/words/keys"
import { readWords } from "@doable/words/read-words"
import type { Translate, Translator } from "@doable/words/translator"

/** What the API says by itself, in emails, text messages, notifications and tables. */
const namespaces: readonly Namespace[] = ["contact", "csv", "sms"]

const kept = new Map<Locale, Translator>()

/** The words of the API in this language: `wordsIn("ro")("sms:code", { code })`. */
export function wordsIn(locale: Locale): Translate {
  const translator = kept.get(locale) ?? readWords(locale, namespaces)
  kept.set(locale, translator)
  return translator.t
}
