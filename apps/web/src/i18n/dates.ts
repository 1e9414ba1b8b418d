import { dateFormat, relativeFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { countDays, dayOf } from "@doable/domain/time/market-day"

/** One zone for server and browser: the market lives in it, and both draw the same text. */
export const marketTimeZone = "Europe/Chisinau"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const styles = {
  xs: { day: "numeric", month: "short", year: "numeric" },
  short: { day: "numeric", month: "long", year: "numeric" },
  long: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateVariant = keyof typeof styles | "relative"

interface Reader {
  locale: Locale
  now: Date
  /** The words for "just now" in the reader's language. */
  justNow: string
}

/** xs: short date; short: long date; long: date and time; relative: "5 minutes ago". */
export function formatDate(value: Date | string | number, variant: DateVariant, reader: Reader): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw new RangeError("Invalid time value")
  return variant === "relative" ? relative(date, reader) : absolute(date, variant, reader.locale)
}

function absolute(date: Date, variant: keyof typeof styles, locale: Locale): string {
  return dateFormat(locale, { ...styles[variant], timeZone: marketTimeZone }).format(date)
}

/**
 * A clock a little ahead of ours counts as now: nothing ever happens "in 3 seconds". From 24 hours on, days are those
 * of the calendar: "yesterday" is the day before today.
 */
function relative(date: Date, { locale, now, justNow }: Reader): string {
  const age = Math.max(0, now.getTime() - date.getTime())
  if (age < minute) return justNow
  const ago = relativeFormat(locale, { numeric: "auto" })
  if (age < hour) return ago.format(-Math.floor(age / minute), "minute")
  if (age < day) return ago.format(-Math.floor(age / hour), "hour")
  // At least one: the day on which the clock goes back has 25 hours.
  const days = Math.max(1, countDays(dayOf(date), dayOf(now)))
  return days < 7 ? ago.format(-days, "day") : absolute(date, "xs", locale)
}

/** 0 is Sunday, 1 is Monday. */
export function firstDayOfWeek(locale: Locale): 0 | 1 {
  return locale === "en" ? 0 : 1
}
