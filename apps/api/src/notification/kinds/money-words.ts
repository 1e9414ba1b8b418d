import { amountText } from "@doable/words/format"
import type { Money } from "@doable/domain/money/money"
import type { Translator } from "@doable/words/translator"

/** As pages write it: "780 lei", "1,240.50 lei", "20 de lei". A sum with bani is read as many. */
export function moneyWords({ amount, currency }: Money, { locale, t }: Translator): string {
  const count = amount % 100 === 0 ? amount / 100 : 1.5
  return t(`task:money.${currency}`, { amount: amountText(amount, locale), count }).replaceAll(" ", "\u00a0")
}
