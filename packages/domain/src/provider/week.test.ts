import { describe, expect, test } from "vitest"
import { noHours } from "./availability.ts"
import type { Weekday } from "./status.ts"
import { bitOf, daysOff, daySpans, hoursOn, isAway, weekdayOf, weekdaysOf, workDays } from "./week.ts"

test("the week begins on Monday, and each day has its bit", () => {
  // 3 August 2026 is a Monday.
  const days = ["03", "04", "05", "06", "07", "08", "09"].map((day) => `2026-08-${day}`)
  expect(days.map(weekdayOf)).toEqual(["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
  expect(days.map(bitOf)).toEqual([1, 2, 4, 8, 16, 32, 64])
})

test("only days with hours count as days of work", () => {
  const hours = [{ from: "09:00", to: "18:00" }]
  expect(workDays(noHours)).toBe(0)
  expect(workDays({ ...noHours, mon: hours, sun: hours })).toBe(65)
  expect(weekdaysOf(65)).toEqual(["mon", "sun"])
})

test.each([
  ["", ""],
  ["mon", "mon-mon"],
  ["mon tue", "mon-mon tue-tue"],
  ["mon tue wed", "mon-wed"],
  ["mon tue wed thu fri", "mon-fri"],
  ["fri thu wed tue mon", "mon-fri"],
  ["mon tue wed fri sat sun", "mon-wed fri-sun"],
  ["mon wed thu fri sun", "mon-mon wed-fri sun-sun"],
  ["mon tue wed thu fri sat sun", "mon-sun"],
])("the days %s are read as %s", (days, spans) => {
  const given = days.split(" ").filter(Boolean) as Weekday[]
  expect(
    daySpans(given)
      .map((span) => span.join("-"))
      .join(" "),
  ).toBe(spans)
})

describe("away", () => {
  test.each([
    [null, null, false],
    ["2026-08-01", "2026-08-10", true],
    ["2026-08-04", "2026-08-04", true],
    ["2026-08-05", null, false],
    ["2026-08-04", null, true],
    [null, "2026-08-03", false],
    [null, "2026-08-04", true],
  ])("from %s until %s on 4 August: %s", (awayFrom, awayUntil, isGone) => {
    expect(isAway({ awayFrom, awayUntil }, "2026-08-04")).toBe(isGone)
  })

  test("the calendar marks days away and days without hours; without any hours set, days away alone", () => {
    const days = ["2026-08-03", "2026-08-04", "2026-08-05", "2026-08-11"]
    const away = { awayFrom: "2026-08-11", awayUntil: null }
    const weekly = { ...noHours, tue: [{ from: "09:00", to: "18:00" }] }
    expect(daysOff({ weekly, ...away }, days)).toEqual(["2026-08-03", "2026-08-05", "2026-08-11"])
    expect(daysOff({ weekly: noHours, ...away }, days)).toEqual(["2026-08-11"])
  })

  test("there are no hours", () => {
    const weekly = { ...noHours, tue: [{ from: "09:00", to: "18:00" }] }
    const when = { weekly, awayFrom: "2026-08-11", awayUntil: "2026-08-20", sameDay: false }
    expect(hoursOn(when, "2026-08-04")).toEqual([{ from: "09:00", to: "18:00" }])
    expect(hoursOn(when, "2026-08-11")).toEqual([])
    expect(hoursOn(when, "2026-08-05")).toEqual([])
  })
})
