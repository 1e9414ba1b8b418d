import { priceLimitText, priceText } from "../blocks/text/market-text.ts"
import type { ServiceData } from "../session/answers/provider-answers.ts"
import type { Say } from "./provider-words.ts"

/** The price as it is said, and for what; an hour is already in the words of an hourly price. */
export function servicePrice(
  { priceKind, price, unit }: Pick<ServiceData, "priceKind" | "price" | "unit">,
  say: Say,
): { price: string; unit: string | null } {
  const { t } = say
  if (priceKind === "quote" || !price) return { price: t("provider:servicePrice.quote"), unit: null }
  return {
    price: t(`provider:servicePrice.${priceKind}`, {
      price: priceKind === "from" ? priceLimitText(price, say) : priceText(price, say),
    }),
    unit: unit && priceKind !== "hourly" ? t(`provider:unit.${unit}`) : null,
  }
}
