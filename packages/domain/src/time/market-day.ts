// Days of the market: a task's date means the day at the place of the work, whatever clock the reader has.
import { offsetIn } from "./zone.ts"

export const marketZone = "Europe/Chisinau"
const dayMs = 24 * 60 * 60 * 1000
const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: marketZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
})

let last = { hour: Number.NaN, day: "" }

/** The market's day at this moment, as 2026-08-03. Days end on the hour: a list asks for the same one on every row. */
export function dayOf(now: Date): string {
  const hour = Math.floor(now.getTime() / (60 * 60 * 1000))
  if (hour !== last.hour) last = { hour, day: parts.format(now) }
  return last.day
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** From one day to another: 1 from Monday to Tuesday. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** The moment at which this day of the market is over. */
export function endOfDay(day: string): Date {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`)
  return new Date(midnight - offsetAt(new Date(midnight - 3 * 60 * 60 * 1000)))
}

/** The moment at which the market's clock shows "18:30" on this day. */
export function momentOf(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  return new Date(shown - offsetAt(new Date(shown - 3 * 60 * 60 * 1000)))
}

/** What the market's clock shows then, as "18:30". */
export function timeOf(moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment)).toISOString().slice(11, 16)
}

/** A day that the calendar has: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

function offsetAt(moment: Date): number {
  return offsetIn(marketZone, moment)
}
