import { expect, test } from "vitest"
import type { MetricKey } from "@doable/domain/provider/metrics"
import { beforeText, metricText } from "./metric-words.ts"

test.each<[MetricKey, number, string]>([
  ["views", 1240, "1,240"],
  ["rating", 4.86, "4.9"],
  ["rating", 5, "5.0"],
  ["win_rate", 0.25, "25%"],
  ["completion", 5 / 6, "83%"],
  ["reply", 40, "40 minutes"],
  ["reply", 200, "3 hours"],
])("%s of %s is written %s", (key, value, text) => {
  expect(metricText(key, value, "en")).toBe(text)
})

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(" ")) as never

test.each<[MetricKey, number | null, number | null, string | null]>([
  ["views", 5, 2, "provider-dashboard:numbers.more 3"],
  ["saved", 2, 5, "provider-dashboard:numbers.less 3"],
  ["offers", 2, 2, "provider-dashboard:numbers.same 0"],
  ["rating", 4.9, 4.75, "provider-dashboard:numbers.was 4.8 30"],
  ["win_rate", 0.5, 0.25, "provider-dashboard:numbers.wasBefore 25%"],
  ["win_rate", null, 0.25, null],
  ["completion", 1, null, null],
])("%s of %s after %s says %s", (key, value, previous, text) => {
  expect(beforeText({ key, value, previous }, 30, { t, locale: "en" })).toBe(text)
})
