// Dates, numbers and lists as each language writes them. To make a formatter takes far longer than to use it, and a
// page draws many values: each is made once.
import type { Locale } from "@doable/domain/locale"

/** English is British: the day first, and 24 hours. */
const tagOf = (locale: Locale) => (locale === "en" ? "en-GB" : locale)

const made = new Map<string, Map<string, object>>()
/** Without options there's one per language. */
const none = {}

function once<Format extends object>(
  kind: string,
  locale: Locale,
  options: object,
  make: (tag: string) => Format,
): Format {
  const place = `${kind} ${locale}`
  const known = made.get(place) ?? new Map<string, object>()
  made.set(place, known)
  const key = options === none ? "" : JSON.stringify(options)
  const format = (known.get(key) as Format | undefined) ?? make(tagOf(locale))
  known.set(key, format)
  return format
}

export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions = none) =>
  once("number", locale, options, (tag) => new Intl.NumberFormat(tag, options))

export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  once("date", locale, options, (tag) => new Intl.DateTimeFormat(tag, options))

export const listFormat = (locale: Locale) =>
  once("list", locale, none, (tag) => new Intl.ListFormat(tag, { type: "conjunction" }))

export const relativeFormat = (locale: Locale, options: Intl.RelativeTimeFormatOptions) =>
  once("relative", locale, options, (tag) => new Intl.RelativeTimeFormat(tag, options))

export const pluralRules = (locale: Locale) =>
  once("plural", locale, none, (tag) => new Intl.PluralRules(tag))

/** "14/06/2026", «14.06.2026»: a day as people type it. */
export const typedDay = (day: string, locale: Locale): string =>
  dateFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** "Thu 13 Jun, 18:30", by the clock of this zone. */
export function momentText(moment: Date, locale: Locale, timeZone: string): string {
  return dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(moment)
}

/** For headings: a line may end before this text, not in it. */
export const unbroken = (text: string): string => text.replaceAll(" ", "\u00a0")

/** "80%", «80 %», "80 %". */
export const percentText = (share: number, locale: Locale): string =>
  numberFormat(locale, { style: "percent" }).format(share)

/** "4.9", "5.0". */
export const ratingText = (rating: number, locale: Locale): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating)

/** "2.3 km", "13 km": below ten kilometres with one decimal. */
export const kilometresText = (km: number, locale: Locale): string =>
  numberFormat(locale, { style: "unit", unit: "kilometer", maximumFractionDigits: km < 10 ? 1 : 0 }).format(
    km,
  )

/** "4 hours", «4 часа», "4 ore". */
export const spanText = (count: number, unit: "minute" | "hour" | "day" | "year", locale: Locale): string =>
  numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count)

/** "1 year", "30 days": days are what was promised, so only whole years are said as years. */
export const warrantyText = (days: number, locale: Locale): string =>
  days % 365 === 0 ? spanText(days / 365, "year", locale) : spanText(days, "day", locale)

/** "1,240.50", «1 240,50», "1.240,50": minor units without their unit; whole sums show no decimals. */
export function amountText(minor: number, locale: Locale): string {
  const digits = minor % 100 === 0 ? 0 : 2
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    minor / 100,
  )
}
