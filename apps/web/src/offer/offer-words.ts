// What an offer says in short.
import { momentText, numberFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { marketTimeZone as timeZone } from "../i18n/dates.ts"

/** "Thu 13 Jun, 18:30", by the clock of the market. */
export function startText(moment: string, locale: Locale): string {
  return momentText(new Date(moment), locale, timeZone)
}

export function firstName(name: string): string {
  return name.split(" ", 1)[0] ?? name
}

/** "1.5" and "1,5" alike. */
export function readHours(text: string): number | null {
  return /^\d{1,5}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null
}

export function hoursText(hours: number | null, locale: Locale): string {
  return hours === null ? "" : numberFormat(locale, { useGrouping: false }).format(hours)
}
