// What a task says in short: how much, when, where. One place, so that cards, pages and previews say the same.
import type { Locale } from "@doable/domain/locale"
import { addDays } from "@doable/domain/time/market-day"
import type { BudgetKind, TimeWindow, TimingKind } from "@doable/domain/task/status"
import type { Translate } from "../../i18n/use-translation.ts"
import { amountText, dateFormat, kilometresText, listFormat } from "@doable/words/format"
import type { Currency } from "../../ui/fields/money-text.ts"

type Say = { t: Translate; locale: Locale }
type Money = { amount: number; currency: Currency }
type Budget = { kind: BudgetKind | null; min: Money | null; max: Money | null }

/** "850 lei", "300–400 lei", "Open to offers"; a question mark while nothing is said. */
export function budgetText({ kind, min, max }: Budget, say: Say): string {
  if (kind === null) return "?"
  if (kind === "range" && min && max && max.amount > min.amount) {
    return withUnit(`${amountText(min.amount, say.locale)}–${amountText(max.amount, say.locale)}`, max, say)
  }
  return min ? priceText(min, say) : say.t("task:budget.open")
}

export function priceText(money: Money, say: Say): string {
  return withUnit(amountText(money.amount, say.locale), money, say)
}

/** A price after "from", "at least" or "up to", where Russian needs another case. */
export function priceLimitText(money: Money, say: Say): string {
  return withUnit(amountText(money.amount, say.locale), money, say, "limit")
}

/** The unit agrees with the number as it is read: 2 лея, 5 леев. A sum with bani is read as many. */
function withUnit(
  amount: string,
  { amount: minor, currency }: Money,
  { t }: Say,
  words: "money" | "limit" = "money",
): string {
  const count = minor % 100 === 0 ? minor / 100 : 1.5
  return t(`task:${words}.${currency}`, { amount, count }).replaceAll(" ", "\u00a0")
}

interface Timing {
  kind: TimingKind
  date: string | null
}

/**
 * "Sat 15 Jun", "By Fri 14 Jun", "Tomorrow", "Any day". `today` is the market's day; null for what is over, where a day
 * to come would promise something.
 */
export function dayText(timing: Timing | null, today: string | null, { t, locale }: Say): string {
  if (!timing || timing.kind === "flexible" || !timing.date) return t("task:when.flexible")
  const near = today && nearDay(timing.date, today)
  if (timing.kind === "on_date") return near ? t(`task:when.${near}`) : plainDay(timing.date, locale)
  return near ? t(`task:when.by.${near}`) : t("task:when.by.day", { day: plainDay(timing.date, locale) })
}

function nearDay(day: string, today: string) {
  if (day === today) return "today"
  return day === addDays(today, 1) ? "tomorrow" : null
}

interface Hours {
  window: TimeWindow | null
  from: string | null
  to: string | null
}

/** The part of the day, or the exact hours; nothing where any time suits. */
export function hoursText({ window, from, to }: Hours, { t }: Say): string | null {
  if (from && to) return `${from}–${to}`
  if (from) return t("task:hours.from", { time: from })
  if (to) return t("task:hours.to", { time: to })
  return window && window !== "any" ? t(`task:hours.${window}`) : null
}

/** "Sat 15 Jun", «сб, 15 июн.». */
export function plainDay(day: string, locale: Locale): string {
  return format(day, locale, { weekday: "short", day: "numeric", month: "short" })
}

/** For people's own sentences: "Saturday 15 June". A Russian sentence would bend the weekday, so it's «15 июня». */
export function dayInSentence(day: string, locale: Locale): string {
  return format(day, locale, { ...(locale !== "ru" && { weekday: "long" }), day: "numeric", month: "long" })
}

/** Parts of a calendar leaf. */
export function leafText(day: string, locale: Locale) {
  return {
    weekday: format(day, locale, { weekday: "short" }).replace(/\.$/, ""),
    month: format(day, locale, { month: "short" }).replace(/\.$/, ""),
    number: String(Number(day.slice(8))),
  }
}

function format(day: string, locale: Locale, options: Intl.DateTimeFormatOptions) {
  return dateFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))
}

/** Below one kilometre in words: places are rounded to about that anyway. */
export function distanceText(km: number, { t, locale }: Say): string {
  const text = km < 1 ? t("task:distanceNear") : kilometresText(km, locale)
  return text.replaceAll(" ", "\u00a0")
}

/** English names of languages are capital everywhere, others only where a sentence starts. */
const insideSentence = (name: string, locale: Locale) =>
  locale === "en" ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** The name of a language after other words: "reads Russian", «язык: русский». */
export const languageInside = (language: Locale, { t, locale }: Say): string =>
  insideSentence(t(`task:language.${language}`), locale)

/** "Russian and Romanian", «Русский и румынский»: outside English only the first of them starts a sentence. */
export function languagesText(languages: readonly Locale[], { t, locale }: Say): string {
  const names = languages.map((language) => t(`task:language.${language}`))
  const inside = names.map((name, at) => (at === 0 ? name : insideSentence(name, locale)))
  return listFormat(locale).format(inside)
}
