import type { PriceHint } from "@doable/domain/category/price-hint"
import { budgetText } from "../blocks/text/market-text.ts"
import { useTranslation } from "../i18n/use-translation.ts"

/** What finished jobs of a category cost, on its paper: half of them lie on the bar, the mark is the middle. */
export function PriceHintLine({ hint }: { hint: PriceHint }) {
  const { t, locale } = useTranslation()
  const { currency, p25, p50, p75, sample } = hint
  const [min, max] = [p25, p75].map((amount) => ({ amount, currency }))
  const price = budgetText({ kind: "range", min: min ?? null, max: max ?? null }, { t, locale })
  const share = (amount: number) => `${(amount / (p75 * 1.3)) * 100}%`
  return (
    <p className="flex items-center gap-2 text-13 text-ink-2 tabular-nums">
      <span aria-hidden className="relative h-1.5 w-24 flex-none rounded-full bg-wall-2">
        <span
          className="absolute inset-y-0 rounded-full bg-cat-m"
          style={{ left: share(p25), width: share(p75 - p25) }}
        />
        <span
          className="absolute -inset-y-1 w-[3px] -translate-x-1/2 rounded-[1px] bg-ink"
          style={{ left: share(p50) }}
        />
      </span>
      {t("task:usual", { price, count: sample })}
    </p>
  )
}
