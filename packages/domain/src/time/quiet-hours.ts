import { nextTime, wallClock } from "./zone.ts"

/** Nothing is sent from the one time until the other, by the clock of this zone. */
export type QuietHours = { from: string; to: string; tz: string }

export const usualQuietHours = { from: "22:00", to: "08:00" } as const

/** In local time; the hours may run past midnight. The end itself is no longer quiet. */
export function isQuiet(hours: QuietHours, now: Date): boolean {
  return isQuietAt(hours, wallClock(hours.tz, now).time)
}

export function isQuietAt({ from, to }: Pick<QuietHours, "from" | "to">, time: string): boolean {
  return from < to ? from <= time && time < to : from <= time || time < to
}

/** The moment itself, or the end of the quiet hours that it falls into. */
export function afterQuiet(hours: QuietHours | null, at: Date): Date {
  return hours && isQuiet(hours, at) ? nextTime(hours.tz, hours.to, at) : at
}
