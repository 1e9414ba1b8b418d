import type { Locale } from "@doable/domain/locale"
import { numberFormat } from "@doable/words/format"

/** "1.5" and "1,5" alike. */
export function readHours(text: string): number | null {
  return /^\d{1,5}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : null
}

export function hoursText(hours: number | null, locale: Locale): string {
  return hours === null ? "" : numberFormat(locale, { useGrouping: false }).format(hours)
}
