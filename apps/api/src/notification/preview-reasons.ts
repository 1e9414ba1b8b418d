import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { Locale } from "@doable/domain/locale"

/** An ellipsis where a reason is still missing; an empty text would leave a lone full stop. */
export const withReasonsIn = (locale: Locale, reasoning: Reasoning): Reasoning => ({
  ...reasoning,
  [locale]: reasoning[locale]?.trim() || "…",
})
