import { totalOf } from "@doable/domain/offer/total"
import { priceText } from "./market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { Currency } from "../../ui/fields/money-text.ts"

interface Money {
  amount: number
  currency: Currency
}

export interface PriceTerms {
  price: Money
  materialsCost: Money | null
}

/** What the client pays in all, and below it what that's made of. */
export function TotalPrice({ terms, className }: { terms: PriceTerms; className: string }) {
  const say = useTranslation()
  const parts = usePriceParts(terms)
  return (
    <>
      <span className={className}>{priceText(totalOf(terms), say)}</span>
      {parts && <span className="block text-13 font-normal text-ink-2">{parts}</span>}
    </>
  )
}

/** Null where the price is all there is. */
export function usePriceParts(terms: PriceTerms): string | null {
  const say = useTranslation()
  return terms.materialsCost && wholePriceText(terms, say)
}

/** "500 lei + 120 lei for materials"; where there are none, only the price. */
export function wholePriceText(
  { price, materialsCost }: PriceTerms,
  say: ReturnType<typeof useTranslation>,
): string {
  if (!materialsCost) return priceText(price, say)
  return say.t("task:withMaterials", {
    price: priceText(price, say),
    materials: priceText(materialsCost, say),
  })
}
