// What a review says in short about the work it is of.
import type { Locale } from "@doable/domain/locale"
import type { Translate } from "../i18n/use-translation.ts"
import { budgetText, priceText } from "../blocks/text/market-text.ts"
import type { ReviewData } from "../session/answers/review-answers.ts"

type Say = { t: Translate; locale: Locale }

/** "Plumbing, 200–500 lei": enough to judge by, too little to know whose home it was. */
export function workText({ category, priceBand }: ReviewData["work"], say: Say): string {
  const price = bandText(priceBand, say)
  return category ? say.t("review:about", { category: category.name[say.locale], price }) : price
}

function bandText({ from, to, currency }: ReviewData["work"]["priceBand"], say: Say): string {
  const [min, max] = [from, to].map((amount) => ({ amount, currency })) as [Money, Money]
  return from === 0
    ? say.t("review:upTo", { price: priceText(max, say) })
    : budgetText({ kind: "range", min, max }, say)
}

type Money = Parameters<typeof priceText>[0]
