// What an offer says in short.
import { dateFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { marketTimeZone as timeZone } from "../i18n/dates.ts"

/** "Thu 13 Jun, 18:30", by the clock of the market. */
export function startText(moment: string, locale: Locale): string {
  return dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(new Date(moment))
}

export function firstName(name: string): string {
  return name.split(" ", 1)[0] ?? name
}
