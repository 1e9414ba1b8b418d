import { expect, test } from "vitest"
import { trendOf, winRate, type MetricKey } from "./metrics.ts"

test.each([
  [{ won: 0, lost: 0 }, null],
  [{ won: 4, lost: 0 }, null],
  [{ won: 5, lost: 0 }, 1],
  [{ won: 0, lost: 5 }, 0],
  [{ won: 3, lost: 9 }, 0.25],
])("of offers decided as %j the share that won is %s", (offers, rate) => {
  expect(winRate(offers)).toBe(rate)
})

test.each<[MetricKey, number | null, number | null, string | null]>([
  ["views", 3, 2, "better"],
  ["views", 2, 3, "worse"],
  ["rating", 4.5, 4.5, "same"],
  ["reply", 20, 60, "better"],
  ["reply", 60, 20, "worse"],
  ["completion", null, 0.9, null],
  ["win_rate", 0.9, null, null],
])("%s of %s after %s is %s", (key, value, previous, trend) => {
  expect(trendOf(key, value, previous)).toBe(trend)
})
