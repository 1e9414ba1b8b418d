import type { L10n } from "@doable/domain/text/l10n"
import type { MatchReason } from "@doable/domain/saved-search/matches"
import { kilometresText } from "./format.ts"
import type { Translator } from "./translator.ts"

type Found = {
  category: L10n | null
  /** How far away the search looks, where the distance itself is said elsewhere. */
  radiusKm?: number | undefined
}

/** "Plumbing, 2.3 km away, in your budget": why a saved search found a task. */
export function whyText(
  why: readonly MatchReason[],
  { category, radiusKm }: Found,
  { t, locale }: Pick<Translator, "t" | "locale">,
): string {
  return why
    .map(({ kind, km = 0 }) => {
      if (kind === "category" && !category) return t("alerts:why.any")
      if (kind === "near" && radiusKm !== undefined && km <= radiusKm) {
        return t("alerts:list.within", {
          distance: kilometresText(radiusKm, locale),
        })
      }
      if (kind === "near" && km < 1) return t("alerts:why.nearby", { distance: kilometresText(1, locale) })
      const distance = kilometresText(km, locale)
      return t(`alerts:why.${kind}`, {
        category: category?.[locale] ?? "",
        distance,
      })
    })
    .join(", ")
}
