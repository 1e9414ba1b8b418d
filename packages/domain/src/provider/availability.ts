import { z } from "zod"
import { isDay } from "../task/market-day.ts"
import { spansPerDay } from "./limits.ts"
import { weekdays, type Weekday } from "./status.ts"

const hour = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/)
const span = z.object({ from: hour, to: hour })
const spans = z.array(span).max(spansPerDay)
const day = z.string().length(10).refine(isDay, { error: "date_invalid" })

export const weekly = z.object({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans,
})
export type Weekly = z.infer<typeof weekly>

export const noHours: Weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

export const availability = z.object({
  weekly,
  /** The first and the last day away; either may be open. */
  awayFrom: day.nullable(),
  awayUntil: day.nullable(),
  /** Comes on the day they are asked. */
  sameDay: z.boolean(),
})
export type Availability = z.infer<typeof availability>

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? "mon"
}

/** One bit per day of the week with hours, Monday the lowest: what a filter by day compares. */
export function workDays(week: Weekly): number {
  return weekdays.reduce((bits, name, place) => (week[name].length > 0 ? bits | (1 << place) : bits), 0)
}

export function bitOf(date: string): number {
  return 1 << weekdays.indexOf(weekdayOf(date))
}

export function isAway({ awayFrom, awayUntil }: Pick<Availability, "awayFrom" | "awayUntil">, date: string) {
  if (awayFrom === null && awayUntil === null) return false
  return (awayFrom === null || date >= awayFrom) && (awayUntil === null || date <= awayUntil)
}

/** The hours of one day; none while away. */
export function hoursOn(when: Availability, date: string): Weekly[Weekday] {
  return isAway(when, date) ? [] : when.weekly[weekdayOf(date)]
}
