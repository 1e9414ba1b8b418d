import { lowPriceShare } from "@doable/domain/offer/limits"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { budgetText, priceText } from "../../../blocks/text/market-text.ts"
import { amountText } from "@doable/words/format"
import type { Currency } from "../../../ui/fields/money-text.ts"

interface Money {
  amount: number
  currency: Currency
}

interface PriceGuideProps {
  price: number | null
  kind: "fixed" | "range"
  min: Money
  max: Money
}

/** The price beside the budget, from where it would have to be explained to as much above it. */
export function PriceGuide({ price, kind, min, max }: PriceGuideProps) {
  const say = useTranslation()
  const { t, locale } = say
  const from = Math.round((min.amount * lowPriceShare) / 100) * 100
  const to = Math.round((max.amount * (2 - lowPriceShare)) / 100) * 100
  const place = (value: number) => Math.min(97, Math.max(3, ((value - from) / (to - from)) * 100))
  const [first, last] = [place(min.amount), place(max.amount)]
  const budget = budgetText({ kind, min, max }, say)
  const yours = price === null ? null : { sum: priceText({ ...min, amount: price }, say), at: place(price) }
  return (
    <div
      role="img"
      aria-label={
        yours ? t("offer:guide.both", { price: yours.sum, budget }) : t("offer:guide.budget", { budget })
      }
      className="relative mt-1 h-16 text-13 tabular-nums sm:mt-6"
    >
      <span
        className="absolute top-0 -translate-x-1/2 whitespace-nowrap text-ink-2"
        style={{ left: `${Math.min(75, Math.max(25, (first + last) / 2))}%` }}
      >
        {t("offer:guide.budget", { budget })}
      </span>
      <span className="absolute inset-x-0 top-7 h-2 rounded-full bg-wall-2" />
      {last > first ? (
        <span
          className="absolute top-6.5 h-3 rounded-sm border-x-[2.5px] border-ink bg-brand-soft-2"
          style={{ left: `${first}%`, right: `${100 - last}%` }}
        />
      ) : (
        <span className="absolute top-5 -ml-px h-6 w-[2.5px] bg-ink" style={{ left: `${first}%` }} />
      )}
      {yours && (
        <>
          <span
            className="absolute top-5.25 -ml-2.75 size-5.5 rounded-full bg-brand shadow-[0_0_0_3px_var(--paper),0_0_0_4.5px_var(--brand)]"
            style={{ left: `${yours.at}%` }}
          />
          <b className="absolute top-12 -translate-x-1/2 font-semibold" style={{ left: `${yours.at}%` }}>
            {t("offer:guide.you")}
          </b>
        </>
      )}
      {(!yours || yours.at > 22) && (
        <span className="absolute top-12 left-0 text-ink-3">{amountText(from, locale)}</span>
      )}
      {(!yours || yours.at < 78) && (
        <span className="absolute top-12 right-0 text-ink-3">{amountText(to, locale)}</span>
      )}
    </div>
  )
}
