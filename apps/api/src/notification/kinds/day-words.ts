import type { Locale } from "@doable/domain/locale"
import { marketZone } from "@doable/domain/time/market-day"

const day = { day: "numeric", month: "long", timeZone: marketZone } as const

/** "August 10": the last day before this moment, not the first after it. */
export function lastDayBefore(locale: Locale, moment: string): string {
  return new Intl.DateTimeFormat(locale, day).format(new Date(Date.parse(moment) - 1))
}

/** "August 10, 2028". Some languages put "year" behind it, with a dot: the sentence has a dot of its own. */
export function dayAndYear(locale: Locale, moment: string): string {
  const written = new Intl.DateTimeFormat(locale, { ...day, year: "numeric" }).format(new Date(moment))
  return written.replace(/\s\p{L}+\.$/u, "")
}
