import { amountText } from "@doable/words/format"
import { priceHintSample } from "@doable/domain/category/limits"
import type { CategorySlug } from "@doable/domain/category/slugs"
import { useTranslation } from "../../i18n/use-translation.ts"
import { priceText } from "../../blocks/text/market-text.ts"
import { Card } from "../../ui/layout/card.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import type { Currency } from "../../ui/fields/money-text.ts"
import { PriceTable } from "./price-table.tsx"
import { scaleOf } from "./price-scale.ts"

export interface UsualPrice {
  slug: string
  leaf: string | undefined
  name: string
  about: string
  currency: Currency
  p25: number
  p50: number
  p75: number
  sample: number
}

interface UsualPricesProps {
  prices: readonly UsualPrice[]
  paper: CategorySlug
  /** Some kinds of work here have too few finished jobs to tell. */
  isPartial: boolean
}

/** A ruler for each kind of work: between the quarters lies what is usual, the mark is the middle. */
export function UsualPrices({ prices, paper, isPartial }: UsualPricesProps) {
  const { t } = useTranslation()
  const jobs = prices.reduce((sum, { sample }) => sum + sample, 0)
  // Lei and euros don't share a ruler.
  const currencies = [...new Set(prices.map(({ currency }) => currency))]
  return (
    <div data-cat={paper}>
      <div className="-mt-3 mb-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-15 text-ink-2">
        <p>{t("services:usual.note", { count: jobs })}</p>
        <p aria-hidden="true" className="flex flex-wrap gap-x-5 text-14">
          <span className="inline-flex items-center gap-1.5">
            <span className="h-2.5 w-5.5 rounded-full bg-cat-m" />
            {t("services:usual.range")}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span className="h-4 w-[3px] rounded-[1px] bg-ink" />
            {t("services:usual.middle")}
          </span>
        </p>
      </div>
      <div className="grid gap-3">
        {currencies.map((currency) => (
          <Rulers
            key={currency}
            currency={currency}
            paper={paper}
            prices={prices.filter((price) => price.currency === currency)}
          />
        ))}
      </div>
      {isPartial && (
        <p className="mt-3 text-14 text-ink-2">{t("services:usual.few", { count: priceHintSample })}</p>
      )}
      <PriceTable prices={prices} />
    </div>
  )
}

const columns = "md:grid-cols-[64px_minmax(0,240px)_minmax(0,1fr)_170px]"

interface RulersProps extends Omit<UsualPricesProps, "isPartial"> {
  currency: Currency
}

function Rulers({ prices, currency, paper }: RulersProps) {
  const say = useTranslation()
  const { t, locale } = say
  const marks = scaleOf(Math.max(...prices.map(({ p75 }) => p75)))
  const end = marks.at(-1) || 1
  const share = (amount: number) => `${(amount / end) * 100}%`
  return (
    <Card>
      <ul className="divide-y divide-line">
        {prices.map(({ slug, leaf, name, about, p25, p50, p75, sample }) => {
          return (
            <li
              key={slug}
              className={`grid grid-cols-[56px_minmax(min-content,1fr)_minmax(0,auto)] items-center gap-x-4 gap-y-2.5 px-4 py-3 md:px-5 ${columns}`}
            >
              <span className="grid place-items-center rounded-control bg-cat-t px-1.5 pt-1">
                <Illustration name={paper} leaf={leaf} inherit />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="line-clamp-2 text-13 text-ink-2 max-md:hidden">{about}</span>
              </span>
              <span
                aria-hidden="true"
                className="relative h-2.5 rounded-full bg-wall-2 max-md:order-last max-md:col-span-3"
              >
                <span
                  className="absolute inset-y-0 rounded-full bg-cat-m"
                  style={{ left: share(p25), width: share(p75 - p25) }}
                />
                <span
                  className="absolute -inset-y-[5px] w-[3px] -translate-x-1/2 rounded-[1px] bg-ink forced-colors:outline-2"
                  style={{ left: share(p50) }}
                />
              </span>
              <span className="text-right tabular-nums">
                <span className="sr-only">{t("services:usual.middle")}: </span>
                <span className="block display text-d18 whitespace-nowrap">
                  {priceText({ amount: p50, currency }, say)}
                </span>
                <span className="block overflow-x-clip text-13 text-ink-2">
                  {/* At the end of a line the dot is cut off, so none begins or ends with one. */}
                  <span className="-mr-3 flex flex-wrap justify-end whitespace-nowrap">
                    <span>
                      {p25 < p75
                        ? `${amountText(p25, locale)}–${amountText(p75, locale)}`
                        : amountText(p25, locale)}
                      <span className="inline-block w-3 text-center">·</span>
                    </span>
                    <span className="pr-3">{t("services:usual.jobs", { count: sample })}</span>
                  </span>
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <div aria-hidden="true" className={`grid gap-x-4 px-4 pb-3 md:px-5 ${columns}`}>
        <p className="flex justify-between text-13 text-ink-3 tabular-nums md:col-start-3">
          {marks.map((mark) => (
            // Without a width of its own, each stands where its price is on the bars, however long its text.
            <span
              key={mark}
              className="flex w-0 justify-center whitespace-nowrap first:justify-start last:justify-end"
            >
              {mark === end ? priceText({ amount: mark, currency }, say) : amountText(mark, locale)}
            </span>
          ))}
        </p>
      </div>
    </Card>
  )
}
