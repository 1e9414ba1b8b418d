// When something was said, as a chat tells it: the hour today, then yesterday, the weekday, the date.
import { dateFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import { marketTimeZone } from "../i18n/dates.ts"
import type { Translate } from "../i18n/use-translation.ts"

type Say = { t: Translate; locale: Locale }

const dayMs = 24 * 60 * 60 * 1000
const timeZone = marketTimeZone

export function clockText(time: string, locale: Locale): string {
  return dateFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(time))
}

export function whenText(time: string, now: Date, { t, locale }: Say): string {
  const day = dayOf(new Date(time))
  if (day === dayOf(now)) return clockText(time, locale)
  if (day === addDays(dayOf(now), -1)) return t("chat:yesterday")
  const isThisWeek = now.getTime() - Date.parse(time) < 6 * dayMs
  if (isThisWeek) return dateFormat(locale, { weekday: "short", timeZone }).format(new Date(time))
  return dateText(time, now, locale)
}

/** Over the first message of a day. */
export function dayText(time: string, now: Date, { t, locale }: Say): string {
  const day = dateText(time, now, locale)
  return dayOf(new Date(time)) === dayOf(now) ? t("chat:today", { day }) : day
}

/** The year only where it is another one. */
function dateText(time: string, now: Date, locale: Locale): string {
  const isThisYear = dayOf(new Date(time)).slice(0, 4) === dayOf(now).slice(0, 4)
  const year = isThisYear ? {} : ({ year: "numeric" } as const)
  return dateFormat(locale, { day: "numeric", month: "long", ...year, timeZone }).format(new Date(time))
}
