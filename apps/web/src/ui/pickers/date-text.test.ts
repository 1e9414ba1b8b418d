import { describe, expect, test } from "vitest"
import { addDays } from "./calendar-dates.ts"
import { dateText, longDateText, monthText, readDate } from "./date-text.ts"

const today = "2026-06-14"

describe("a typed date", () => {
  test.each([
    ["2026-07-03", "en"],
    ["3 July 2026", "en"],
    ["July 3, 2026", "en"],
    ["jul 3", "en"],
    ["3/7/2026", "en"],
    ["3.7.2026", "en"],
    ["03-07-26", "en"],
    ["3 июля", "ru"],
    ["3 июл. 2026 г.", "ru"],
    ["03.07", "ru"],
    ["3/7/2026", "ru"],
    ["3 iulie 2026", "ro"],
    ["3 IUL", "ro"],
    ["3/7", "ro"],
    ["3 July", "ro"],
  ] as const)("%s in %s is 3 July 2026", (text, locale) => {
    expect(readDate(text, locale, today)).toBe("2026-07-03")
  })

  test("without a year is the next such day, today included", () => {
    expect(readDate("14.6", "ro", today)).toBe("2026-06-14")
    expect(readDate("13.6", "ro", today)).toBe("2027-06-13")
    expect(readDate("29 feb", "en", today)).toBe("2028-02-29")
  })

  test.each([
    "",
    "tomorrow",
    "31.2.2026",
    "3",
    "3 ju",
    "32 July",
    "3 July 20266",
    "1.2.3.4",
    "a b c",
    "7/3/x",
  ])("%j is not understood", (text) => {
    expect(readDate(text, "en", today)).toBeNull()
  })

  test("reads back each day of two years as the field shows it, in every language", () => {
    for (const locale of ["en", "ru", "ro"] as const) {
      for (let day = "2027-01-01"; day < "2029-01-01"; day = addDays(day, 1)) {
        expect(readDate(dateText(day, locale), locale, today), dateText(day, locale)).toBe(day)
      }
    }
  })
})

test("the month above the days is written as each language does", () => {
  expect(monthText("2026-06-14", "ru")).toBe("июнь 2026 г.")
  expect(monthText("2026-06-14", "ro")).toBe("iunie 2026")
  expect(monthText("2026-06-14", "en")).toBe("June 2026")
})

test("a day of the grid is named in full for screen readers", () => {
  expect(longDateText("2026-06-14", "en")).toBe("Sunday, 14 June 2026")
  expect(longDateText("2026-06-14", "ro")).toBe("duminică, 14 iunie 2026")
})
