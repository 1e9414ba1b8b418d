// When something was said, as a chat tells it: the hour today, then yesterday, the weekday, the date.
import type { Locale } from "@doable/domain/locale"
import { marketTimeZone } from "../i18n/dates.ts"
import type { Translate } from "../i18n/use-translation.ts"

type Say = { t: Translate; locale: Locale }

const dayMs = 24 * 60 * 60 * 1000
const timeZone = marketTimeZone

/** "2026-06-17", the same for everybody: the market lives in one zone. */
export function dayOf(time: string | number | Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(time))
}

export function clockText(time: string, locale: Locale): string {
  const hour = locale === "en" ? "numeric" : "2-digit"
  return new Intl.DateTimeFormat(locale, { hour, minute: "2-digit", timeZone }).format(new Date(time))
}

export function whenText(time: string, now: Date, { t, locale }: Say): string {
  const day = dayOf(time)
  if (day === dayOf(now)) return clockText(time, locale)
  if (day === dayOf(now.getTime() - dayMs)) return t("chat:yesterday")
  const isThisWeek = now.getTime() - Date.parse(time) < 6 * dayMs
  if (isThisWeek)
    return new Intl.DateTimeFormat(locale, { weekday: "short", timeZone }).format(new Date(time))
  return dateText(time, now, locale)
}

/** Over the first message of a day. */
export function dayText(time: string, now: Date, { t, locale }: Say): string {
  const day = dateText(time, now, locale)
  return dayOf(time) === dayOf(now) ? t("chat:today", { day }) : day
}

/** The year only where it is another one. */
function dateText(time: string, now: Date, locale: Locale): string {
  const isThisYear = dayOf(time).slice(0, 4) === dayOf(now).slice(0, 4)
  const year = isThisYear ? {} : ({ year: "numeric" } as const)
  const written = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", ...year, timeZone })
  return written.format(new Date(time)).replace(/\sг\.$/, "")
}

/** "Mon, 17 June, 19:30": when the work is. */
export function appointmentText(time: string, locale: Locale): string {
  const options = { weekday: "short", day: "numeric", month: "long", timeZone } as const
  return `${new Intl.DateTimeFormat(locale, options).format(new Date(time))}, ${clockText(time, locale)}`
}
