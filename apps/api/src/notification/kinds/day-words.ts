import { dateFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { marketZone } from "@doable/domain/time/market-day"

const day = { day: "numeric", month: "long", timeZone: marketZone } as const

const moment = { ...day, hour: "2-digit", minute: "2-digit" } as const

/** "10 August at 15:00": a deadline to the minute. */
export function dayAndTime(locale: Locale, at: string): string {
  return dateFormat(locale, moment).format(new Date(at))
}

/** "10 August": the last day before this moment, not the first after it. */
export function lastDayBefore(locale: Locale, moment: string): string {
  return dateFormat(locale, day).format(new Date(Date.parse(moment) - 1))
}

/** "10 August 2028". */
export function dayAndYear(locale: Locale, moment: string): string {
  return dateFormat(locale, { ...day, year: "numeric" }).format(new Date(moment))
}
