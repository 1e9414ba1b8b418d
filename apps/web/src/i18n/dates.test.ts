import { expect, test } from "vitest"
import type { Locale } from "@doable/domain/locale"
import { firstDayOfWeek, formatDate, type DateVariant } from "./dates.ts"

const now = new Date("2026-03-20T12:00:00Z")
const justNow = { en: "just now", ru: "только что", ro: "chiar acum" }
const reader = (locale: Locale) => ({ locale, now, justNow: justNow[locale] })
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const ages: [age: number, en: string, ru: string, ro: string][] = [
  [-5 * second, "just now", "только что", "chiar acum"],
  [0, "just now", "только что", "chiar acum"],
  [59_999, "just now", "только что", "chiar acum"],
  [minute, "1 minute ago", "1 минуту назад", "acum 1 minut"],
  [minute + 59_999, "1 minute ago", "1 минуту назад", "acum 1 minut"],
  [2 * minute, "2 minutes ago", "2 минуты назад", "acum 2 minute"],
  [25 * minute, "25 minutes ago", "25 минут назад", "acum 25 de minute"],
  [hour - 1, "59 minutes ago", "59 минут назад", "acum 59 de minute"],
  [hour, "1 hour ago", "1 час назад", "acum 1 oră"],
  [day - 1, "23 hours ago", "23 часа назад", "acum 23 de ore"],
  [day, "yesterday", "вчера", "ieri"],
  // By the market's clock: Thursday at 01:00, while in UTC it's still Wednesday; then Wednesday at 23:00.
  [37 * hour, "yesterday", "вчера", "ieri"],
  [39 * hour, "2 days ago", "позавчера", "alaltăieri"],
  [3 * day, "3 days ago", "3 дня назад", "acum 3 zile"],
  [6 * day, "6 days ago", "6 дней назад", "acum 6 zile"],
  [7 * day, "13 Mar 2026", "13 мар. 2026 г.", "13 mar. 2026"],
  [365 * day, "20 Mar 2025", "20 мар. 2025 г.", "20 mar. 2025"],
]

test.each(ages)(
  "[I06] something %i ms old is “%s” in English, “%s” in Russian and “%s” in Romanian",
  (age, en, ru, ro) => {
    const told = (locale: Locale) => plain(formatDate(now.getTime() - age, "relative", reader(locale)))
    expect([told("en"), told("ru"), told("ro")]).toEqual([en, ru, ro])
  },
)

const variants: [variant: DateVariant, en: string, ru: string, ro: string][] = [
  ["xs", "19 Mar 2026", "19 мар. 2026 г.", "19 mar. 2026"],
  ["short", "19 March 2026", "19 марта 2026 г.", "19 martie 2026"],
  ["long", "19 March 2026 at 01:05", "19 марта 2026 г. в 01:05", "19 martie 2026 la 01:05"],
  ["relative", "yesterday", "вчера", "ieri"],
]

test.each(variants)("[I07] the variant %s reads “%s”, “%s” and “%s”", (variant, en, ru, ro) => {
  // Late in the evening by UTC, the next day in Chișinău.
  const told = (locale: Locale) => plain(formatDate("2026-03-18T23:05:00Z", variant, reader(locale)))
  expect([told("en"), told("ru"), told("ro")]).toEqual([en, ru, ro])
})

test("text, number and Date of the same moment read the same", () => {
  const moment = new Date("2026-03-18T10:00:00Z")
  const told = [moment, moment.toISOString(), moment.getTime()].map((value) =>
    formatDate(value, "long", reader("en")),
  )
  expect(new Set(told).size).toBe(1)
})

test("[I08] the week starts on Sunday in English and on Monday in Russian and Romanian", () => {
  expect([firstDayOfWeek("en"), firstDayOfWeek("ru"), firstDayOfWeek("ro")]).toEqual([0, 1, 1])
})

const noDates = ["", "yesterday", "2026-13-01", Number.NaN, Infinity, new Date("never")]
const allVariants: DateVariant[] = ["xs", "short", "long", "relative"]

test.each(noDates)("[I09] %o is no date and raises “Invalid time value” in every variant", (value) => {
  for (const variant of allVariants) {
    expect(() => formatDate(value, variant, reader("en"))).toThrow(new RangeError("Invalid time value"))
  }
})

/** Which kind of space stands before AM or between number and unit is the language data's business. */
function plain(text: string) {
  return text.replaceAll(/[\u00a0\u202f]/g, " ")
}
