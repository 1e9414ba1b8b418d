import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { ArrowDownRight, ArrowRight, ArrowUpRight } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/card.tsx"
import type { DashboardData, Period } from "./load-dashboard.ts"
import { ViewsChart } from "./views-chart.tsx"

type MetricKey = DashboardData["metrics"][number]["key"]
const periods: readonly Period[] = [7, 30, 90]

/** Each number with what it means and what it was before; then the days one by one. */
export function Numbers({ data }: { data: DashboardData }) {
  const { t } = useTranslation()
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-d22">{t("provider-dashboard:numbers.title")}</h2>
        <nav aria-label={t("provider-dashboard:numbers.period")} className="flex gap-1">
          {periods.map((period) => (
            <Link
              key={period}
              to="/providers/dashboard"
              search={{ period: period === 30 ? undefined : period }}
              resetScroll={false}
              aria-current={period === data.period ? "true" : undefined}
              className={clsx(
                "inline-flex min-h-11 items-center rounded-control px-3 text-14 font-semibold",
                period === data.period ? "bg-brand-soft text-brand-text" : "text-ink-2 hover:bg-wall-2",
              )}
            >
              {t("provider-dashboard:numbers.days", { count: period })}
            </Link>
          ))}
        </nav>
      </div>
      <dl className="mt-4 grid gap-5 sm:grid-cols-2 sm:divide-x sm:divide-line">
        {data.metrics.map((metric) => (
          <Metric key={metric.key} name={metric.key} value={metric.value} previous={metric.previous} />
        ))}
      </dl>
      <ViewsChart views={data.views} />
      <p className="mt-4 text-14 text-ink-2">{t("provider-dashboard:numbers.later")}</p>
    </Card>
  )
}

function Metric({ name, value, previous }: { name: MetricKey; value: number; previous: number }) {
  const { t, locale } = useTranslation()
  const change = value - previous
  const Arrow = change > 0 ? ArrowUpRight : change < 0 ? ArrowDownRight : ArrowRight
  const how = change > 0 ? "more" : change < 0 ? "less" : "same"
  return (
    <div className="min-w-0 sm:not-first:pl-5">
      <dt className="text-14 text-ink-2">{t(`provider-dashboard:numbers.${name}`)}</dt>
      <dd className="display text-d36 tabular-nums">{new Intl.NumberFormat(locale).format(value)}</dd>
      <dd
        className={clsx(
          "flex items-center gap-1 text-14 font-semibold",
          change > 0 ? "text-ok-text" : "text-ink-2",
        )}
      >
        <Arrow size={18} strokeWidth={2} aria-hidden="true" className="flex-none" />
        {t(`provider-dashboard:numbers.${how}`, { count: Math.abs(change) })}
      </dd>
      <dd className="mt-1 text-13 text-ink-3">{t(`provider-dashboard:numbers.${name}Means`)}</dd>
    </div>
  )
}
