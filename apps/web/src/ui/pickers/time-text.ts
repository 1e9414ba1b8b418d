// Times of day as "18:30": minutes of the day inside, the reader's own clock outside.
import { dateFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"

export type PlainTime = string

/** The parts of a day, with the hours they span; null spans the whole day. */
export const timeWindows = {
  morning: ["08:00", "12:00"],
  day: ["12:00", "17:00"],
  evening: ["17:00", "21:00"],
  any: null,
} as const

function minutesOf(time: PlainTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function timeAt(minutes: number): PlainTime {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`
}

/** Every step from the first time to the last, both included. */
export function timesBetween(first: PlainTime, last: PlainTime, stepMinutes: number): PlainTime[] {
  const times: PlainTime[] = []
  for (let at = minutesOf(first); at <= minutesOf(last); at += stepMinutes) times.push(timeAt(at))
  return times
}

export function timeText(time: PlainTime, locale: Locale): string {
  const date = new Date(Date.UTC(2026, 0, 1, 0, minutesOf(time)))
  return dateFormat(locale, { timeStyle: "short", timeZone: "UTC" }).format(date)
}

/** Whole hours, short enough for a tile: "8–12". */
export function hoursText(from: PlainTime, to: PlainTime): string {
  return `${minutesOf(from) / 60}–${minutesOf(to) / 60}`
}

/** Reads 18:30, 18.30, 1830, 18, 6:30 pm and 6pm. */
export function readTime(text: string): PlainTime | null {
  const compact = text.toLowerCase().replace(/[\s\u00a0\u202f]|(?<=[ap])\./g, "")
  const [, digits = "", minuteDigits, half] =
    /^(\d{1,4})(?:[:.,h](\d\d))?(am|pm|a|p)?\.?$/.exec(compact) ?? []
  if (!digits || (digits.length > 2 && minuteDigits)) return null
  const isJoined = digits.length > 2
  const hour = Number(isJoined ? digits.slice(0, -2) : digits)
  const minute = Number(isJoined ? digits.slice(-2) : (minuteDigits ?? 0))
  if (minute > 59 || hour > (half ? 12 : 23) || (half && hour === 0)) return null
  if (!half) return timeAt(hour * 60 + minute)
  return timeAt(((hour % 12) + (half.startsWith("p") ? 12 : 0)) * 60 + minute)
}

/** The options a typed text points at: the four quarters of the typed hour, nearest first match kept in order. */
export function timesMatching(times: readonly PlainTime[], text: string): PlainTime[] {
  const wanted = readTime(text)
  if (!text.trim()) return [...times]
  if (!wanted) return []
  return times.filter((time) => time.slice(0, 2) === wanted.slice(0, 2) && time >= wanted)
}
