// How the doer's numbers are written, and what is said of them beside what they were.
import { numberFormat, percentText, ratingText } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { countedMetrics, type MetricKey } from "@doable/domain/provider/metrics"
import type { Translate } from "../../../i18n/use-translation.ts"
import { durationText } from "../../../provider/provider-words.ts"
import type { StatsData, Period } from "./load-stats.ts"

type Say = { t: Translate; locale: Locale }
type Metric = StatsData["metrics"][number]

export function metricText(key: MetricKey, value: number, locale: Locale): string {
  if (key === "reply") return durationText(value, locale)
  if (key === "win_rate" || key === "completion") return percentText(value, locale)
  if (key === "rating") return ratingText(value, locale)
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(value)
}

/** "3 more than in the previous period", "90% in the previous period", "30 days ago: 4.8"; null where nothing was before. */
export function beforeText({ key, value, previous }: Metric, period: Period, say: Say): string | null {
  const { t, locale } = say
  if (value === null || previous === null) return null
  if (countedMetrics.some((one) => one === key)) {
    const count = Math.abs(value - previous)
    const how = value > previous ? "more" : value < previous ? "less" : "same"
    return t(`provider-dashboard:numbers.${how}`, { count })
  }
  const was = metricText(key, previous, locale)
  return key === "win_rate"
    ? t("provider-dashboard:numbers.wasBefore", { value: was })
    : t("provider-dashboard:numbers.was", { value: was, count: period })
}
