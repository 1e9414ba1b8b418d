import { amountText } from "@doable/words/format"
import type { Money } from "@doable/domain/money/money"
import { totalOf } from "@doable/domain/offer/total"
import type { Translator } from "@doable/words/translator"

/** As pages write it: "780 lei", "1,240.50 lei", "20 de lei". A sum with bani is read as many. */
export function moneyWords({ amount, currency }: Money, { locale, t }: Translator): string {
  const count = amount % 100 === 0 ? amount / 100 : 1.5
  return t(`task:money.${currency}`, { amount: amountText(amount, locale), count }).replaceAll(" ", "\u00a0")
}

/** Notices from before materials were told of have only the price. */
export type PriceTerms = { price: Money; materialsCost?: Money | null | undefined }

/** What the client pays in all. */
export function totalWords({ price, materialsCost = null }: PriceTerms, translator: Translator): string {
  return moneyWords(totalOf({ price, materialsCost }), translator)
}
