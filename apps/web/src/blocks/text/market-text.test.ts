import { describe, expect, test } from "vitest"
import { locales, type Locale } from "@doable/domain/locale"
import { readWords } from "@doable/words/read-words"
import {
  budgetText,
  dayInSentence,
  dayText,
  distanceText,
  hoursText,
  languageInside,
  languagesText,
  leafText,
} from "./market-text.ts"

const say = (locale: Locale) => ({ t: readWords(locale, ["task"]).t, locale })
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ")
const inAll = (tell: (of: ReturnType<typeof say>) => string | null) =>
  locales.map((locale) => plain(tell(say(locale)) ?? ""))
const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" as const })

const budgets: [min: number, en: string, ru: string, ro: string][] = [
  [1, "1 leu", "1 лей", "1 leu"],
  [2, "2 lei", "2 лея", "2 lei"],
  [5, "5 lei", "5 леев", "5 lei"],
  [20, "20 lei", "20 леев", "20 de lei"],
  [101, "101 lei", "101 лей", "101 lei"],
  [1240, "1,240 lei", "1 240 леев", "1.240 de lei"],
  [850.5, "850.50 lei", "850,50 лея", "850,50 lei"],
]

test.each(budgets)("%s lei read “%s”, “%s” and “%s”", (min, en, ru, ro) => {
  expect(inAll((of) => budgetText({ kind: "fixed", min: lei(min), max: null }, of))).toEqual([en, ru, ro])
})

describe("a budget", () => {
  test("with two ends shows both, with the unit once", () => {
    const range = { kind: "range" as const, min: lei(300), max: lei(4000) }
    expect(inAll((of) => budgetText(range, of))).toEqual([
      "300–4,000 lei",
      "300–4 000 леев",
      "300–4.000 de lei",
    ])
  })

  test("that is left open says so", () => {
    expect(inAll((of) => budgetText({ kind: "open", min: null, max: null }, of))).toEqual([
      "Open to offers",
      "Жду предложений",
      "Aștept oferte",
    ])
  })

  test("in another currency names it", () => {
    const euros = { amount: 120_00, currency: "EUR" as const }
    expect(inAll((of) => budgetText({ kind: "fixed", min: euros, max: null }, of))).toEqual([
      "€120",
      "120 €",
      "120 EUR",
    ])
  })
})

const days: [
  kind: "on_date" | "before_date" | "flexible",
  date: string | null,
  en: string,
  ru: string,
  ro: string,
][] = [
  ["flexible", null, "Any day", "В любой день", "În orice zi"],
  ["on_date", "2026-06-12", "Today", "Сегодня", "Azi"],
  ["on_date", "2026-06-13", "Tomorrow", "Завтра", "Mâine"],
  ["on_date", "2026-06-15", "Mon 15 Jun", "пн, 15 июн.", "lun., 15 iun."],
  ["before_date", "2026-06-12", "By tonight", "До конца дня", "Până diseară"],
  ["before_date", "2026-06-13", "By tomorrow", "До завтра", "Până mâine"],
  ["before_date", "2026-06-19", "By Fri 19 Jun", "До пт, 19 июн.", "Până vin., 19 iun."],
]

test.each(days)("%s %s reads “%s”, “%s” and “%s”", (kind, date, en, ru, ro) => {
  expect(inAll((of) => dayText({ kind, date }, "2026-06-12", of))).toEqual([en, ru, ro])
})

test("what is over has plain days: nothing is to come", () => {
  const read = (date: string) => dayText({ kind: "on_date", date }, null, say("en"))
  expect([read("2026-06-12"), read("2026-06-13")]).toEqual(["Fri 12 Jun", "Sat 13 Jun"])
})

test("hours are told only where not every hour suits", () => {
  const hours = (window: "any" | "evening", from: string | null, to: string | null) =>
    hoursText({ window, from, to }, say("en"))
  expect(hours("any", null, null)).toBeNull()
  expect(hours("evening", null, null)).toBe("in the evening")
  expect(hours("evening", "10:00", "14:00")).toBe("10:00–14:00")
  expect(hours("any", "10:00", null)).toBe("from 10:00")
  expect(hours("any", null, "14:00")).toBe("until 14:00")
})

test("a distance has one decimal below ten kilometres", () => {
  expect(inAll((of) => distanceText(2.34, of))).toEqual(["2.3 km", "2,3 км", "2,3 km"])
  expect(plain(distanceText(12.7, say("en")))).toBe("13 km")
  expect(inAll((of) => distanceText(0.4, of))).toEqual(["under 1 km", "меньше 1 км", "sub 1 km"])
})

test("a leaf shows month, number and day of the week", () => {
  expect(leafText("2026-06-05", "en")).toEqual({ weekday: "Fri", month: "Jun", number: "5" })
})

test("languages begin with a capital letter as each language writes them", () => {
  expect(inAll((of) => languagesText(["ru", "ro"], of))).toEqual([
    "Russian and Romanian",
    "Русский и румынский",
    "Rusă și română",
  ])
  expect(inAll((of) => languageInside("ru", of))).toEqual(["Russian", "русский", "rusă"])
})

test("a day stands in a person's own sentence as they would write it", () => {
  const said = (["en", "ru", "ro"] as const).map((locale) => dayInSentence("2026-11-22", locale))
  expect(said).toEqual(["Sunday 22 November", "22 ноября", "duminică, 22 noiembrie"])
})
