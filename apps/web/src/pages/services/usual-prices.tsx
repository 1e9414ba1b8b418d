import type { CategorySlug } from "@doable/domain/category/slugs"
import { useTranslation } from "../../i18n/use-translation.ts"
import { priceText } from "../../blocks/text/market-text.ts"
import { Card } from "../../ui/layout/card.tsx"
import type { Currency } from "../../ui/fields/money-text.ts"

export interface UsualPrice {
  slug: string
  name: string
  currency: Currency
  p25: number
  p50: number
  p75: number
}

/** A ruler for each kind of work: between the quarters lies what is usual, the mark is the middle. */
export function UsualPrices({ prices, paper }: { prices: readonly UsualPrice[]; paper: CategorySlug }) {
  const { t, locale } = useTranslation()
  const end = Math.max(...prices.map(({ p75 }) => p75)) * 1.1
  const share = (amount: number) => `${(amount / end) * 100}%`
  return (
    <Card data-cat={paper}>
      <ul className="divide-y divide-line">
        {prices.map(({ slug, name, currency, p25, p50, p75 }) => {
          const [from, middle, to] = [p25, p50, p75].map((amount) =>
            priceText({ amount, currency }, { t, locale }),
          )
          return (
            <li
              key={slug}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,280px)_minmax(0,1fr)_150px] md:px-5"
            >
              <span className="font-semibold">{name}</span>
              <span
                role="img"
                aria-label={t("services:usual.from", { name, from, to, middle })}
                className="relative h-2.5 rounded-full bg-wall-2 max-md:order-last max-md:col-span-2"
              >
                <span
                  className="absolute inset-y-0 rounded-full bg-cat-m"
                  style={{ left: share(p25), width: share(p75 - p25) }}
                />
                <span
                  className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-xs bg-ink ring-2 ring-paper"
                  style={{ left: share(p50) }}
                />
              </span>
              <span aria-hidden="true" className="text-right display text-d18 whitespace-nowrap tabular-nums">
                ≈ {middle}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-14 text-ink-2 md:px-5">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="h-2.5 w-5.5 rounded-full bg-cat-m" />
          {t("services:usual.range")}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="h-4 w-1 rounded-xs bg-ink" />
          {t("services:usual.middle")}
        </span>
        <span>{t("services:usual.note")}</span>
      </p>
    </Card>
  )
}
