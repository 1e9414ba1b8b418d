import { missingReasons, type Reasoning } from "@doable/domain/deal/fault/faults"
import { reasoningLength } from "@doable/domain/deal/fault/limits"
import type { Locale } from "@doable/domain/locale"
import type { Case } from "./case-answers.ts"

/** The languages that the two read, each once. */
export const languagesOf = ({ owner, doer }: Case): Locale[] => [...new Set([owner.locale, doer.locale])]

/** Where too little or too much is written. */
export function wrongReasons(reasoning: Reasoning, about: Case): Locale[] {
  const languages = languagesOf(about)
  const missing = missingReasons(reasoning, languages)
  const isLong = (locale: Locale) => (reasoning[locale] ?? "").trim().length > reasoningLength.max
  return languages.filter((locale) => missing.includes(locale) || isLong(locale))
}
