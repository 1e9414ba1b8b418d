// What a doer says in short: how much, how quickly. One place, so that cards, pages and previews say the same.
import { spanText } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import type { Translate } from "../i18n/use-translation.ts"
import { priceLimitText, priceText } from "../blocks/text/market-text.ts"
import type { ProviderCardData } from "../session/answers/provider-answers.ts"

export type Say = { t: Translate; locale: Locale }

/** "from 250 lei", "180 lei an hour"; null where no price is told. */
export function priceFromText(
  { priceFrom, hourlyRate }: Pick<ProviderCardData, "priceFrom" | "hourlyRate">,
  say: Say,
): string | null {
  if (!priceFrom) return null
  const isHourly = hourlyRate?.amount === priceFrom.amount && hourlyRate.currency === priceFrom.currency
  return isHourly
    ? say.t("provider:pricePerHour", { price: priceText(priceFrom, say) })
    : say.t("provider:priceFrom", { price: priceLimitText(priceFrom, say) })
}

/** "12 minutes", "2 hours", "3 days". */
export function durationText(minutes: number, locale: Locale): string {
  if (minutes < 60) return spanText(Math.max(1, Math.round(minutes)), "minute", locale)
  if (minutes < 24 * 60) return spanText(Math.round(minutes / 60), "hour", locale)
  return spanText(Math.round(minutes / 1440), "day", locale)
}

/** Languages by their codes: short enough for a card. */
export function languageCodes(languages: readonly Locale[]): string {
  return languages.join(", ").toUpperCase()
}
