import type { Locale } from "@doable/domain/locale"
import { dateFormat } from "@doable/words/format"

const shown = 12

/** The months up to this day's, as "2026-11": a year of them. */
export function monthsUntil(today: string): [string, ...string[]] {
  const [year, month] = today.split("-").map(Number) as [number, number]
  const monthAt = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
  const [first = monthAt(0), ...rest] = Array.from({ length: shown }, (_, place) =>
    monthAt(shown - 1 - place),
  )
  return [first, ...rest]
}

/** "November" of "2026-11", as it stands alone. */
export function monthText(month: string, locale: Locale): string {
  return dateFormat(locale, { month: "long", timeZone: "UTC" }).format(new Date(`${month}-15T12:00:00Z`))
}
