// What a doer says in short: how much, how quickly. One place, so that cards, pages and previews say the same.
import { numberFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import type { Translate } from "../i18n/use-translation.ts"
import { priceText } from "../blocks/text/market-text.ts"
import type { ProviderCardData } from "../session/answers/provider-answers.ts"

export type Say = { t: Translate; locale: Locale }

/** "from 250 lei", "180 lei an hour"; null where no price is told. */
export function priceFromText(
  { priceFrom, hourlyRate }: Pick<ProviderCardData, "priceFrom" | "hourlyRate">,
  say: Say,
): string | null {
  if (!priceFrom) return null
  const isHourly = hourlyRate?.amount === priceFrom.amount && hourlyRate.currency === priceFrom.currency
  const price = priceText(priceFrom, say)
  return say.t(isHourly ? "provider:pricePerHour" : "provider:priceFrom", { price })
}

/** "12 min", "2 hr", "3 days", rounded as one would say it. */
export function durationText(minutes: number, locale: Locale): string {
  const [amount, unit] =
    minutes < 60
      ? [Math.max(1, Math.round(minutes)), "minute"]
      : minutes < 24 * 60
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"]
  const unitDisplay = unit === "day" ? "long" : "short"
  return numberFormat(locale, { style: "unit", unit, unitDisplay }).format(amount)
}

/** Languages by their codes: short enough for a card. */
export function languageCodes(languages: readonly Locale[]): string {
  return languages.join(", ").toUpperCase()
}
