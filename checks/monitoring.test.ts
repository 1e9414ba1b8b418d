// Alarms and the dashboard are written by hand: a name that no process tells would stay silent for ever.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { root } from "../scripts/env.ts"

const textOf = (path: string) => readFileSync(join(root, path), "utf8")
const namesIn = (text: string) => new Set(text.match(/doable_\w+/g))

const told = namesIn(
  ["apps/api/src/platform/metrics/metrics.ts", "apps/web/server/metrics/metrics.ts"].map(textOf).join("\n"),
)
/** A histogram is asked for by its parts. */
const withoutPart = (name: string) => name.replace(/_(bucket|count|sum)$/, "")
const askedIn = (path: string) =>
  [...namesIn(textOf(path))].map(withoutPart).filter((name) => name !== "doable_")

test.each(["deploy/prometheus/doable.rules.yml", "deploy/grafana/doable.json"])(
  "%s asks only for figures that there are",
  (path) => {
    const asked = askedIn(path)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !told.has(name))).toEqual([])
  },
)

test("every figure is on the dashboard", () => {
  const shown = askedIn("deploy/grafana/doable.json")
  expect([...told].filter((name) => !shown.includes(name))).toEqual([])
})
