import type { Locale } from "@doable/domain/locale"
import type { Money } from "@doable/domain/money/money"
import type { Translator } from "@doable/words/translator"

/** As pages write it: "780 lei", "1,240.50 lei", "20 de lei". A sum with bani is read as many. */
export function moneyWords({ amount, currency }: Money, { locale, t }: Translator): string {
  const cents = amount % 100
  const count = cents === 0 ? amount / 100 : 1.5
  return t(`task:money.${currency}`, { amount: number(amount, cents, locale), count }).replaceAll(
    " ",
    "\u00a0",
  )
}

/** Where a comma stands before the cents, thousands stand apart: neither mark is ever read as the other. */
function number(amount: number, cents: number, locale: Locale): string {
  const decimal = decimalMark(locale)
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, decimal === "." ? "," : "\u202f")
  return cents === 0 ? whole : `${whole}${decimal}${String(cents).padStart(2, "0")}`
}

function decimalMark(locale: Locale): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === "decimal")?.value ?? "."
}
