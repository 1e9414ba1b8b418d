import { describe, expect, test } from "vitest"
import { expiryOf } from "./expiry.ts"
import { addDays, dayOf, endOfDay, isDay } from "../time/market-day.ts"

const at = (text: string) => new Date(text)

describe("a day of the market", () => {
  test.each([
    ["2026-08-03T20:59:59Z", "2026-08-03"],
    ["2026-08-03T21:00:00Z", "2026-08-04"],
    ["2026-01-03T21:59:59Z", "2026-01-03"],
    ["2026-01-03T22:00:00Z", "2026-01-04"],
  ])("%s is %s", (moment, day) => {
    expect(dayOf(at(moment))).toBe(day)
  })

  test.each([
    ["in summer", "2026-08-03", "2026-08-03T21:00:00.000Z"],
    ["in winter", "2026-01-03", "2026-01-03T22:00:00.000Z"],
    ["on the day with 23 hours", "2026-03-29", "2026-03-29T21:00:00.000Z"],
    ["on the day with 25 hours", "2026-10-25", "2026-10-25T22:00:00.000Z"],
    ["on the last day of the year", "2026-12-31", "2026-12-31T22:00:00.000Z"],
  ])("ends %s", (_title, day, end) => {
    expect(endOfDay(day).toISOString()).toBe(end)
    expect(dayOf(endOfDay(day))).toBe(addDays(day, 1))
  })

  test.each([
    ["2026-02-28", true],
    ["2026-02-29", false],
    ["2028-02-29", true],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["tomorrow", false],
  ])("%s is one: %s", (text, isOne) => {
    expect(isDay(text)).toBe(isOne)
  })
})

describe("a task ends", () => {
  const lastActivityAt = at("2026-08-01T09:00:00Z")
  test.each([
    [
      "after a quiet month, warned five days before",
      null,
      "2026-08-31T09:00:00.000Z",
      "2026-08-26T09:00:00.000Z",
    ],
    [
      "with its day, warned a day before",
      "2026-08-10",
      "2026-08-10T21:00:00.000Z",
      "2026-08-09T21:00:00.000Z",
    ],
    [
      "after a quiet month before its day",
      "2026-12-01",
      "2026-08-31T09:00:00.000Z",
      "2026-08-26T09:00:00.000Z",
    ],
    ["today, without a warning", "2026-08-01", "2026-08-01T21:00:00.000Z", null],
  ])("%s", (_title, date, expiresAt, warnAt) => {
    const life = expiryOf({ date, lastActivityAt })
    expect([life.expiresAt.toISOString(), life.warnAt?.toISOString() ?? null]).toEqual([expiresAt, warnAt])
  })
})
