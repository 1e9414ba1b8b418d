// What an offer says in short: when it can begin, how long it takes.
import type { Locale } from "@doable/domain/locale"
import { marketTimeZone as timeZone } from "../i18n/dates.ts"

/** "Thu, Jun 13, 6:30 PM", by the clock of the market. */
export function startText(moment: string, locale: Locale): string {
  const hour = locale === "en" ? "numeric" : "2-digit"
  return new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour,
    minute: "2-digit",
    timeZone,
  }).format(new Date(moment))
}

export function hoursText(hours: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit: "hour", unitDisplay: "short" }).format(hours)
}

export function daysText(days: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" }).format(days)
}

export function firstName(name: string): string {
  return name.split(" ", 1)[0] ?? name
}
