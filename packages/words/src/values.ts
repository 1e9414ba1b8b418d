// Values that not every page shows: `format.ts` is loaded with every page.
import type { Locale } from "@doable/domain/locale"
import { marketZone } from "@doable/domain/time/market-day"
import { dateFormat, numberFormat } from "./format.ts"

/** "Thu 13 Jun, 18:30", by the clock of the market. */
export const momentText = (moment: Date, locale: Locale): string =>
  dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: marketZone,
  }).format(moment)

/** "14/06/2026", «14.06.2026»: a day as people type it. */
export const typedDay = (day: string, locale: Locale): string =>
  dateFormat(locale, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** "4 hours", «4 часа», "4 ore". */
export const spanText = (count: number, unit: "minute" | "hour" | "day", locale: Locale): string =>
  numberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count)
