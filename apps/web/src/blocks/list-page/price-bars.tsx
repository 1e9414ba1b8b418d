import { amountText } from "@doable/words/format"
import { priceLimitText, priceText } from "../text/market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ListPrices } from "@doable/domain/money/price-bars"

interface PriceBarsProps {
  prices: ListPrices | null
  /** The prices asked for, in whole lei or euros. */
  min?: number | undefined
  max?: number | undefined
}

const [width, height, gap] = [240, 44, 2]

/** How the prices of this search are spread, without the price it asks for itself. The bars that it takes in stand out. */
export function PriceBars({ prices, min = 0, max = Infinity }: PriceBarsProps) {
  const say = useTranslation()
  const { t } = say
  if (!prices?.bars) return null
  const { currency, bars } = prices
  const { step, counts, low, typical, high } = bars
  const of = (amount: number) => ({ amount, currency })
  const tallest = Math.max(...counts)
  const wide = width / counts.length
  const last = counts.length - 1
  // The last bar has no end.
  const isIn = (at: number) => (at === last || (at + 1) * step > min * 100) && at * step <= max * 100
  const words = t("list:prices.words", {
    low: priceLimitText(of(low), say),
    high: priceLimitText(of(high), say),
    typical: priceText(of(typical), say),
  })
  return (
    <div className="relative mb-2">
      {/* Beside the group's title: under the bars it would point at another price. */}
      <p aria-hidden="true" className="absolute right-0 bottom-full mb-2 text-13 text-ink-2">
        {t("list:prices.typical", { amount: priceText(of(typical), say) })}
      </p>
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-11 w-full"
      >
        {counts.map((count, at) => {
          const tall = count === 0 ? 1 : Math.max(3, (count / tallest) * height)
          return (
            <rect
              key={at}
              x={at * wide}
              y={height - tall}
              width={Math.max(wide - gap, 1)}
              height={tall}
              className={isIn(at) ? "fill-brand" : "fill-line-control"}
            />
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-2 text-12 text-ink-2">
        <span>0</span>
        <span>{t("list:prices.end", { amount: amountText(last * step, say.locale) })}</span>
      </p>
    </div>
  )
}
