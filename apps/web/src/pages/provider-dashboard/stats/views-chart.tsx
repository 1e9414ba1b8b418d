import { numberFormat } from "@doable/words/format"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { BarChart, ChartKey, ChartScale, usualKey } from "./bar-chart.tsx"
import { ChartTable } from "./chart-table.tsx"
import { chartScale, usualDay } from "./chart-scale.ts"
import type { StatsData } from "./load-stats.ts"

type Days = StatsData["views"]

/** Bars by day. */
export function ViewsChart({ views }: { views: Days }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const values = views.map((day) => day.views)
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) {
    return (
      <p className="mt-5 rounded-panel bg-paper-2 px-5 py-8 text-center text-ink-2">
        {t("provider-dashboard:chart.nothing")}
      </p>
    )
  }
  const { top, lines } = chartScale(values)
  const usual = usualDay(values)
  const say = (day: string) => date(`${day}T12:00:00Z`, "xs")
  const [first, last] = [views[0], views.at(-1)]
  const ends = { from: first ? say(first.day) : "", to: last ? say(last.day) : "" }
  const summary = t("provider-dashboard:chart.summary", { ...ends, total, most: Math.max(...values) })
  return (
    <figure className="mt-5">
      <figcaption>
        <span className="font-semibold">{t("provider-dashboard:chart.title")}</span>
        <span aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
          <ChartKey className="bg-brand">{t("provider-dashboard:chart.day")}</ChartKey>
          <ChartKey className="bg-cta">{t("provider-dashboard:chart.today")}</ChartKey>
          <ChartKey className={usualKey}>
            {t("provider-dashboard:chart.usual", { value: numberFormat(locale).format(usual) })}
          </ChartKey>
        </span>
      </figcaption>
      <div className="mt-3 flex gap-2.5">
        <ChartScale lines={lines.map(String)} />
        <div className="min-w-0 flex-1">
          <BarChart values={values} top={top} lines={lines} usual={usual} label={summary} />
          <div aria-hidden="true" className="mt-2 flex justify-between text-12 text-ink-3">
            <span>{ends.from}</span>
            <span>{ends.to}</span>
          </div>
        </div>
      </div>
      <ChartTable
        className="max-w-80"
        heads={[t("provider-dashboard:chart.date"), t("provider-dashboard:chart.views")]}
        rows={views.map(({ day, views: count }) => ({ key: day, cells: [say(day), count] }))}
      />
    </figure>
  )
}
