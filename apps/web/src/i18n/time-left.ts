import type { Locale } from "@doable/domain/locale"
import { countDays, dayOf } from "@doable/domain/time/market-day"
import { spanText } from "@doable/words/format"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export type TimeLeft = [count: number, unit: "day" | "hour" | "minute"]

/**
 * Every deadline is counted alike: in days of the market's calendar, so that the number agrees with the date beside it;
 * under two days in hours, under two hours in minutes. The end of a day is the first moment of the next one, but the
 * day that people read is the one that ends.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const ms = Math.max(0, until - now)
  const days = countDays(dayOf(new Date(now)), dayOf(new Date(until - 1)))
  if (ms >= 2 * day && days >= 2) return [days, "day"]
  if (ms >= 2 * hour) return [Math.round(ms / hour), "hour"]
  return [Math.max(1, Math.ceil(ms / minute)), "minute"]
}

/** "4 days", «4 дня», "4 zile". */
export function leftText(until: number, now: number, locale: Locale): string {
  const [count, unit] = timeLeft(until, now)
  return spanText(count, unit, locale)
}
