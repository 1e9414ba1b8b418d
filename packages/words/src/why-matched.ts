import type { L10n } from "@doable/domain/text/l10n"
import type { MatchReason } from "@doable/domain/saved-search/matches"
import { kilometresText } from "./format.ts"
import type { Translator } from "./translator.ts"

/** "Plumbing, 2.3 km away, in your budget": why a saved search found a task. */
export function whyText(
  why: readonly MatchReason[],
  { category }: { category: L10n | null },
  { t, locale }: Pick<Translator, "t" | "locale">,
): string {
  return why
    .map(({ kind, km = 0 }) =>
      kind === "category" && !category
        ? t("alerts:why.any")
        : t(`alerts:why.${kind}`, {
            category: category?.[locale] ?? "",
            distance: kilometresText(km, locale),
          }),
    )
    .join(", ")
}
