import { dateFormat } from "@doable/words/format"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { amountText } from "@doable/words/format"
import type { Currency } from "../../../ui/fields/money-text.ts"
import { BarChart, ChartKey, ChartScale, usualKey } from "./bar-chart.tsx"
import { ChartTable } from "./chart-table.tsx"
import { chartScale, usualDay } from "./chart-scale.ts"

interface Month {
  month: string
  amount: number
  count: number
}

interface IncomeChartProps {
  months: readonly Month[]
  currency: Currency
}

/** Bars by month, and the same as a table. */
export function IncomeChart({ months, currency }: IncomeChartProps) {
  const say = useTranslation()
  const { t, locale } = say
  // Whole units: nobody reads bani off a bar.
  const values = months.map(({ amount }) => amount / 100)
  const { top, lines } = chartScale(values)
  // Months before the first job say nothing of a usual one.
  const usual = usualDay(
    values.slice(
      Math.max(
        0,
        values.findIndex((value) => value > 0),
      ),
    ),
  )
  const price = (whole: number) => priceText({ amount: Math.round(whole) * 100, currency }, say)
  const name = (month: string, style: "short" | "long") =>
    dateFormat(locale, {
      month: style,
      ...(style === "long" && { year: "numeric" }),
      timeZone: "UTC",
    })
      .format(new Date(`${month}-15T12:00:00Z`))
      .replace(/\.$|\sг\.$/, "")
  const most = months.reduce((best, one) => (one.amount > best.amount ? one : best))
  const label = t("provider-dashboard:income.summary", {
    month: name(most.month, "long"),
    most: priceText({ amount: most.amount, currency }, say),
  })
  return (
    <figure className="mt-3">
      <figcaption className="sr-only">{t("provider-dashboard:income.chart")}</figcaption>
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
        <ChartKey className="bg-brand">{t("provider-dashboard:income.month")}</ChartKey>
        <ChartKey className="bg-cta">{t("provider-dashboard:income.thisMonth")}</ChartKey>
        {usual > 0 && (
          <ChartKey className={usualKey}>
            {t("provider-dashboard:income.usual", { value: price(usual) })}
          </ChartKey>
        )}
      </p>
      <div className="mt-3 flex gap-2.5">
        <ChartScale lines={lines.map((line) => amountText(line * 100, locale))} />
        <div className="min-w-0 flex-1">
          <BarChart values={values} top={top} lines={lines} usual={usual} label={label} />
          <div aria-hidden="true" className="mt-2 grid auto-cols-fr grid-flow-col text-12 text-ink-3">
            {months.map(({ month }, place) => (
              <span
                key={month}
                className={`text-center whitespace-nowrap ${(months.length - place) % 3 === 1 ? "" : "max-sm:invisible"}`}
              >
                {name(month, "short")}
              </span>
            ))}
          </div>
        </div>
      </div>
      <ChartTable
        className="max-w-120"
        heads={[
          t("provider-dashboard:income.monthHead"),
          t("provider-dashboard:income.jobsHead"),
          t("provider-dashboard:income.sumHead"),
        ]}
        rows={months.map(({ month, amount, count }) => ({
          key: month,
          cells: [name(month, "long"), count, priceText({ amount, currency }, say)],
        }))}
      />
    </figure>
  )
}
