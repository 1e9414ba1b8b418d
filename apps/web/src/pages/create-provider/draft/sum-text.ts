import type { Locale } from "@doable/domain/locale"
import type { Translate } from "../../../i18n/use-translation.ts"
import { amountText } from "@doable/words/format"
import type { Currency } from "../../../ui/fields/money-text.ts"

/** A sum after "at least" and "up to", where Russian wants another case than on a price. */
export function sumText(
  minor: number,
  currency: Currency,
  { t, locale }: { t: Translate; locale: Locale },
): string {
  const count = minor % 100 === 0 ? minor / 100 : 1.5
  const amount = amountText(minor, locale)
  return t(`provider-create:sum.${currency}`, { amount, count }).replaceAll(" ", "\u00a0")
}
