import { dateFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { weekdays, type Weekday } from "@doable/domain/provider/status"

/** 3 August 2026 is a Monday. */
export function dayName(day: Weekday, locale: Locale): string {
  const date = new Date(Date.UTC(2026, 7, 3 + weekdays.indexOf(day)))
  return dateFormat(locale, { weekday: "long", timeZone: "UTC" }).format(date)
}
