import { dayOf } from "@doable/domain/time/market-day"
import { numberFormat } from "@doable/words/format"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { OffersData } from "./load-dashboard.ts"
import { BarChart, ChartScale } from "./stats/bar-chart.tsx"
import { ChartTable } from "./stats/chart-table.tsx"
import { chartScale } from "./stats/chart-scale.ts"
import { monthsUntil, monthText } from "./stats/months.ts"

interface LostMonthsProps {
  months: OffersData["lost"]["months"]
  now: number
}

/** A year of months as bars, and the same as a table. */
export function LostMonths({ months, now }: LostMonthsProps) {
  const { t, locale } = useTranslation()
  const counts = new Map(months.map(({ month, count }) => [month, count]))
  const shown = monthsUntil(dayOf(new Date(now))).map((month) => ({ month, count: counts.get(month) ?? 0 }))
  const values = shown.map(({ count }) => count)
  const { top, lines } = chartScale(values)
  const most = shown.reduce((best, one) => (one.count > best.count ? one : best))
  const name = (month: string) => `${monthText(month, locale)} ${month.slice(0, 4)}`
  const [first, last] = [shown[0], shown.at(-1)]
  const label = t("provider-dashboard:lost.summary", {
    count: values.reduce((sum, value) => sum + value, 0),
    month: name(most.month),
    most: numberFormat(locale).format(most.count),
  })
  return (
    <figure className="mt-5 border-t border-line pt-4">
      <figcaption className="font-semibold">{t("provider-dashboard:lost.months")}</figcaption>
      <div className="mt-3 flex gap-2.5">
        <ChartScale lines={lines.map(String)} />
        <div className="min-w-0 flex-1">
          <BarChart values={values} top={top} lines={lines} usual={0} label={label} />
          <div aria-hidden="true" className="mt-2 flex justify-between text-12 text-ink-3">
            <span>{first && name(first.month)}</span>
            <span>{last && name(last.month)}</span>
          </div>
        </div>
      </div>
      <ChartTable
        heads={[t("provider-dashboard:income.monthHead"), t("provider-dashboard:lost.count")]}
        rows={shown.map(({ month, count }) => ({ key: month, cells: [name(month), count] }))}
      />
    </figure>
  )
}
