import { expect, test } from "vitest"
import type { Translate } from "../i18n/use-translation.ts"
import { dayText, whenText } from "./times.ts"

const now = new Date("2026-06-17T12:00:00Z")
const t = ((key: string, given?: { day: string }) =>
  given ? `${key} ${given.day}` : key) as unknown as Translate

test.each([
  ["today", "2026-06-17T11:26:00Z", "14:26"],
  ["after midnight of the market, before that of Greenwich", "2026-06-16T21:30:00Z", "00:30"],
  ["yesterday", "2026-06-16T12:00:00Z", "chat:yesterday"],
  ["this week", "2026-06-12T12:00:00Z", "пт"],
  ["this year", "2026-06-03T12:00:00Z", "3 июня"],
  ["another year", "2025-06-03T12:00:00Z", "3 июня 2025 г."],
])("a list says of %s", (_title, time, said) => {
  expect(whenText(time, now, { t, locale: "ru" }).replaceAll(/\s/g, " ")).toBe(said)
})

test("a day has its date, and today says so", () => {
  expect(dayText("2026-06-17T11:26:00Z", now, { t, locale: "en" })).toBe("chat:today 17 June")
  expect(dayText("2026-06-10T11:26:00Z", now, { t, locale: "ro" })).toBe("10 iunie")
})

test.each([
  ["of a day with 25 hours", "2026-10-25T23:30:00+02:00", "2026-10-24T12:00:00+03:00"],
  ["after a day with 23 hours", "2026-03-30T00:30:00+03:00", "2026-03-29T12:00:00+03:00"],
])("yesterday is the day before, also in the night %s", (_title, late, time) => {
  expect(whenText(time, new Date(late), { t, locale: "en" })).toBe("chat:yesterday")
})
