import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { ArrowDownRight, ArrowRight, ArrowUpRight, Star } from "lucide-react"
import { assignmentsForRate } from "@doable/domain/provider/limits"
import { trendOf } from "@doable/domain/provider/metrics"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Card } from "../../../ui/layout/card.tsx"
import type { StatsData, Period } from "./load-stats.ts"
import { beforeText, metricText } from "./metric-words.ts"
import { ViewsChart } from "./views-chart.tsx"

const periods: readonly Period[] = [7, 30, 90]

/** Each number with what it means and what it was before; then the days one by one. */
export function Numbers({ data }: { data: StatsData }) {
  const { t } = useTranslation()
  return (
    <Card asChild className="p-5 md:p-6">
      <section id="numbers" aria-labelledby="numbers-title" className="scroll-mt-24">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="numbers-title" className="display text-d22">
            {t("provider-dashboard:numbers.days", { count: data.period })}
          </h2>
          <nav aria-label={t("provider-dashboard:numbers.period")} className="flex gap-1">
            {periods.map((period) => (
              <Link
                key={period}
                to="/providers/dashboard"
                search={{ tab: "stats", period: period === 30 ? undefined : period }}
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
        <dl className="mt-4 grid gap-x-6 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {data.metrics.map((metric) => (
            <Metric key={metric.key} metric={metric} period={data.period} />
          ))}
        </dl>
        <ViewsChart views={data.views} />
      </section>
    </Card>
  )
}

interface MetricProps {
  metric: StatsData["metrics"][number]
  period: Period
}

function Metric({ metric, period }: MetricProps) {
  const say = useTranslation()
  const { t, locale } = say
  const { key, value, previous } = metric
  const means = t(`provider-dashboard:numbers.${key}Means`, { count: assignmentsForRate })
  const before = beforeText(metric, period, say)
  // 4.92 after 4.88 reads 4.9 after 4.9: nothing that people can see has changed.
  const isSame =
    value !== null &&
    previous !== null &&
    metricText(key, value, locale) === metricText(key, previous, locale)
  const trend = isSame ? "same" : trendOf(key, value, previous)
  const change = isSame ? 0 : (value ?? 0) - (previous ?? 0)
  const Arrow = change > 0 ? ArrowUpRight : change < 0 ? ArrowDownRight : ArrowRight
  return (
    <div className="min-w-0 border-t border-line pt-3">
      <dt className="text-14 text-ink-2">{t(`provider-dashboard:numbers.${key}`)}</dt>
      {value === null ? (
        <dd className="py-1.5 font-semibold text-ink-2">{t("provider-dashboard:numbers.notYet")}</dd>
      ) : (
        <dd className="flex items-center gap-2 display text-d36 tabular-nums">
          {key === "rating" && <Star size={26} aria-hidden="true" className="fill-star text-star" />}
          {metricText(key, value, locale)}
        </dd>
      )}
      {before && (
        <dd
          className={clsx(
            "flex items-center gap-1 text-14 font-semibold",
            trend === "better" ? "text-ok-text" : "text-ink-2",
          )}
        >
          <Arrow size={18} strokeWidth={2} aria-hidden="true" className="flex-none" />
          {before}
        </dd>
      )}
      <dd className="mt-1 text-13 text-ink-3">{means}</dd>
    </div>
  )
}
