import { describe, expect, test } from "vitest"
import { firstDayOfWeek } from "../../i18n/dates.ts"
import {
  addDays,
  addMonths,
  clampDate,
  dateAfterKey,
  plainDate,
  startOfWeek,
  todayIn,
  weeksOfMonth,
} from "./calendar-dates.ts"

describe("weeks of a month", () => {
  test("[I08] June 2026 starts on Sunday 31 May in English and on Monday 1 June in Russian and Romanian", () => {
    const firstDayIn = (locale: "en" | "ru" | "ro") =>
      weeksOfMonth("2026-06-14", firstDayOfWeek(locale))[0]?.[0]
    expect(firstDayIn("en")).toBe("2026-05-31")
    expect(firstDayIn("ru")).toBe("2026-06-01")
    expect(firstDayIn("ro")).toBe("2026-06-01")
  })

  test("has four to six whole weeks and each day of the month once", () => {
    for (let month = "2024-01-01"; month < "2028-01-01"; month = addMonths(month, 1)) {
      for (const firstDay of [0, 1] as const) {
        const weeks = weeksOfMonth(month, firstDay)
        const own = weeks.flat().filter((day) => day.startsWith(month.slice(0, 7)))
        expect(weeks.every((week) => week.length === 7)).toBe(true)
        expect(weeks.length).toBeGreaterThanOrEqual(4)
        expect(weeks.length).toBeLessThanOrEqual(6)
        expect(new Set(own).size).toBe(Number(addDays(addMonths(month, 1), -1).slice(8)))
      }
    }
  })
})

test("a day that the calendar does not have is no date", () => {
  expect(plainDate(2026, 2, 29)).toBeNull()
  expect(plainDate(2028, 2, 29)).toBe("2028-02-29")
  expect(plainDate(2026, 13, 1)).toBeNull()
})

test("a month later is the last day where the month is shorter", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28")
  expect(addMonths("2028-02-29", 12)).toBe("2029-02-28")
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15")
})

test("days go on over the change of summer time", () => {
  expect(addDays("2026-03-28", 1)).toBe("2026-03-29")
  expect(addDays("2026-03-29", 1)).toBe("2026-03-30")
  expect(addDays("2026-10-25", 1)).toBe("2026-10-26")
})

test("the keys of the grid move by day, week, month and year", () => {
  const from = (key: string, shift = false) => dateAfterKey("2026-06-17", key, shift, 1)
  expect(from("ArrowLeft")).toBe("2026-06-16")
  expect(from("ArrowRight")).toBe("2026-06-18")
  expect(from("ArrowUp")).toBe("2026-06-10")
  expect(from("ArrowDown")).toBe("2026-06-24")
  expect(from("Home")).toBe("2026-06-15")
  expect(from("End")).toBe("2026-06-21")
  expect(from("PageUp")).toBe("2026-05-17")
  expect(from("PageDown", true)).toBe("2027-06-17")
  expect(from("a")).toBeNull()
  expect(startOfWeek("2026-06-17", 0)).toBe("2026-06-14")
})

test("a date outside the limits is moved to the nearer limit", () => {
  expect(clampDate("2026-01-01", "2026-02-01", "2026-03-01")).toBe("2026-02-01")
  expect(clampDate("2026-04-01", "2026-02-01", "2026-03-01")).toBe("2026-03-01")
  expect(clampDate("2026-02-10", undefined, undefined)).toBe("2026-02-10")
})

test("today is the day of the given zone, not of the machine", () => {
  const lateEvening = new Date("2026-06-14T22:30:00Z")
  expect(todayIn("Europe/Chisinau", lateEvening)).toBe("2026-06-15")
  expect(todayIn("UTC", lateEvening)).toBe("2026-06-14")
})
