// What a week of work means. Without zod, so that pages can carry it.
import type { Availability, Weekly } from "./availability.ts"
import { weekdays, type Weekday } from "./status.ts"

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? "mon"
}

/** One bit per day of the week with hours, Monday the lowest: what a filter by day compares. */
export function workDays(week: Weekly): number {
  return weekdays.reduce((bits, name, place) => (week[name].length > 0 ? bits | (1 << place) : bits), 0)
}

export function weekdaysOf(bits: number): Weekday[] {
  return weekdays.filter((_, place) => (bits & (1 << place)) !== 0)
}

/** Days in a row as one span; two days say as much by themselves: [mon … fri], [sat], [sun]. */
export function daySpans(days: readonly Weekday[]): [from: Weekday, to: Weekday][] {
  const runs: Weekday[][] = []
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const run = runs.at(-1)
    const before = weekdays[weekdays.indexOf(day) - 1]
    if (run && run.at(-1) === before) run.push(day)
    else runs.push([day])
  }
  return runs.flatMap((run) => (run.length > 2 ? [endsOf(run)] : run.map((day) => endsOf([day]))))
}

const endsOf = (run: Weekday[]) => [run[0], run.at(-1)] as [Weekday, Weekday]

export function bitOf(date: string): number {
  return 1 << weekdays.indexOf(weekdayOf(date))
}

export function isAway({ awayFrom, awayUntil }: Pick<Availability, "awayFrom" | "awayUntil">, date: string) {
  if (awayFrom === null && awayUntil === null) return false
  return (awayFrom === null || date >= awayFrom) && (awayUntil === null || date <= awayUntil)
}

/** The days of a calendar without work. Someone who has set no hours at all takes every day that they aren't away. */
export function daysOff(
  when: Pick<Availability, "weekly" | "awayFrom" | "awayUntil">,
  days: readonly string[],
) {
  const hasHours = workDays(when.weekly) > 0
  return days.filter((day) => isAway(when, day) || (hasHours && when.weekly[weekdayOf(day)].length === 0))
}

/** The hours of one day; none while away. */
export function hoursOn(when: Availability, date: string): Weekly[Weekday] {
  return isAway(when, date) ? [] : when.weekly[weekdayOf(date)]
}
