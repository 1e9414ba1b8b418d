import { useState } from "react"
import { amountText } from "@doable/words/format"
import { priceLimitText, priceText } from "../text/market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { Currency } from "@doable/domain/money/currency"
import type { ListPrices, PriceBars as PriceSpread } from "@doable/domain/money/price-bars"

interface PriceBarsProps {
  prices: ListPrices | null
  /** The prices asked for, in whole lei or euros. */
  min?: number | undefined
  max?: number | undefined
  /** The fields of the form that the handles write into. */
  fields: { min?: string; max: string }
}

const [width, height, gap] = [240, 44, 2]

/** How the prices of this search are spread, without the price it asks for itself. The bars that it takes in stand out. */
export function PriceBars({ prices, ...asked }: PriceBarsProps) {
  return prices?.bars ? <Bars {...asked} currency={prices.currency} bars={prices.bars} /> : null
}

type BarsProps = Omit<PriceBarsProps, "prices"> & { currency: Currency; bars: PriceSpread }

function Bars({ currency, bars, fields, ...asked }: BarsProps) {
  const say = useTranslation()
  const { t } = say
  const { step, counts, low, typical, high } = bars
  const [{ min = 0, max = Infinity }, setChosen] = useChosen(asked)
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
  const whole = step / 100
  const from = Math.min(Math.floor(min / whole), last)
  const to = Math.min(Math.ceil(max / whole), counts.length)
  const handle = (name: "min" | "max", at: number, limit: (at: number) => number) => {
    const field = fields[name]
    const isOpen = name === "min" ? at === 0 : at === counts.length
    return field ? (
      <input
        type="range"
        className="price-handle scripted"
        min={0}
        max={counts.length}
        value={at}
        aria-label={t(`list:prices.${name}`)}
        aria-valuetext={isOpen ? t("list:prices.open") : priceText(of(at * step), say)}
        onChange={({ currentTarget }) => {
          const next = limit(Number(currentTarget.value))
          const isNone = name === "min" ? next === 0 : next === counts.length
          const amount = isNone ? undefined : next * whole
          setChosen(name, amount)
          // The form is read when the handle is let go.
          const typed = currentTarget.form?.elements.namedItem(field)
          if (typed instanceof HTMLInputElement) typed.value = amount === undefined ? "" : String(amount)
        }}
      />
    ) : null
  }
  return (
    <div className="relative mb-2">
      {/* Beside the group's title: under the bars it would point at another price. */}
      <p aria-hidden="true" className="absolute right-0 bottom-full mb-2 text-13 text-ink-2">
        {t("list:prices.typical", { amount: priceText(of(typical), say) })}
      </p>
      <div className="price-slider">
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
        {handle("min", from, (at) => Math.min(at, to - 1))}
        {handle("max", to, (at) => Math.max(at, fields.min ? from + 1 : 1))}
      </div>
      <p aria-hidden="true" className="mt-1 flex justify-between gap-2 text-12 text-ink-2">
        <span>0</span>
        <span>{t("list:prices.end", { amount: amountText(last * step, say.locale) })}</span>
      </p>
    </div>
  )
}

type Asked = Pick<PriceBarsProps, "min" | "max">

/** Where the handles are: at what was asked for, until one is moved. */
function useChosen(asked: Asked) {
  const [chosen, setChosen] = useState<Asked & { of: Asked }>({ ...asked, of: asked })
  const isNew = chosen.of.min !== asked.min || chosen.of.max !== asked.max
  if (isNew) setChosen({ ...asked, of: asked })
  const set = (name: keyof Asked, amount: number | undefined) =>
    setChosen((before) => ({ ...before, [name]: amount }))
  return [isNew ? asked : chosen, set] as const
}
