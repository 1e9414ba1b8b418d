import type { Locale } from "@doable/domain/locale"
import { weekdays, type Weekday } from "@doable/domain/provider/status"
import { daySpans } from "@doable/domain/provider/week"
import { dateFormat, listFormat } from "@doable/words/format"
import type { Say } from "./provider-words.ts"

/** 3 August 2026 is a Monday. */
const dateOf = (day: Weekday) => new Date(Date.UTC(2026, 7, 3 + weekdays.indexOf(day)))

export function weekdayName(day: Weekday, locale: Locale, weekday: "short" | "long" = "long"): string {
  return dateFormat(locale, { weekday, timeZone: "UTC" }).format(dateOf(day)).replace(/\.$/, "")
}

/** "Monday to Friday", "Monday, Wednesday and Friday". */
export function weekdaysText(days: readonly Weekday[], { t, locale }: Say): string {
  const name = (day: Weekday) => weekdayName(day, locale)
  const spans = daySpans(days).map(([from, to]) =>
    from === to ? name(from) : t("provider:daySpan", { from: name(from), to: name(to) }),
  )
  return listFormat(locale).format(spans)
}
