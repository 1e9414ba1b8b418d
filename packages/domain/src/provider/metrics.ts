// The doer's own numbers. What is published elsewhere is counted here exactly as there.
import { assignmentsForRate } from "./limits.ts"

/** How many of something came in the time asked for, beside how many came in as long a time before. */
export const countedMetrics = ["views", "saved", "offers"] as const
/** What stands on the profile now, beside what stood there when the time asked for started. */
export const standingMetrics = ["reply", "completion", "rating"] as const
export const metricKeys = [...countedMetrics, "win_rate", ...standingMetrics] as const
export type MetricKey = (typeof metricKeys)[number]

/** Of the offers that a client decided on, the share that won; null while they are too few to say. */
export function winRate({ won, lost }: { won: number; lost: number }): number | null {
  const decided = won + lost
  return decided >= assignmentsForRate ? won / decided : null
}

type Trend = "better" | "worse" | "same"

/** Null if one of the two isn't known. A shorter response time is better. */
export function trendOf(key: MetricKey, value: number | null, previous: number | null): Trend | null {
  if (value === null || previous === null) return null
  if (value === previous) return "same"
  return value > previous === (key !== "reply") ? "better" : "worse"
}
