import type { Reasoning } from "@doable/domain/deal/fault/faults"
import type { Locale } from "@doable/domain/locale"

/** Three dots stand where reasons are still to be written: nothing at all would leave a full stop of its own. */
export const withReasonsIn = (locale: Locale, reasoning: Reasoning): Reasoning => ({
  ...reasoning,
  [locale]: reasoning[locale]?.trim() || "…",
})
