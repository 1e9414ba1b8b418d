import { expect, test } from "vitest"
import { monthsUntil } from "./months.ts"

test("a year of months ends with the day's own, over the turn of the year", () => {
  const months = monthsUntil("2026-03-31")
  expect([months.length, months[0], months.at(-3), months.at(-1)]).toEqual([
    12,
    "2025-04",
    "2026-01",
    "2026-03",
  ])
})
