import { marketZone } from "../time/market-day.ts"
import { nextTime, wallClock } from "../time/zone.ts"
import type { QuietHours } from "./input.ts"
import { dailyAlertTime } from "./limits.ts"
import type { AlertFrequency } from "./status.ts"

/** In local time; the hours may run past midnight. The end itself is no longer quiet. */
export function isQuiet(hours: QuietHours, now: Date): boolean {
  return isQuietAt(hours, wallClock(hours.tz, now).time)
}

export function isQuietAt({ from, to }: Pick<QuietHours, "from" | "to">, time: string): boolean {
  return from < to ? from <= time && time < to : from <= time || time < to
}

/** When an alert about something found now may go out; null if never. */
export function whenToSend(
  { frequency, quietHours }: { frequency: AlertFrequency; quietHours: QuietHours | null },
  now: Date,
): Date | null {
  if (frequency === "off") return null
  const due = dueAt(frequency, quietHours?.tz ?? marketZone, now)
  return quietHours && isQuiet(quietHours, due) ? nextTime(quietHours.tz, quietHours.to, due) : due
}

const hourMs = 60 * 60 * 1000

function dueAt(frequency: Exclude<AlertFrequency, "off">, zone: string, now: Date): Date {
  if (frequency === "instant") return now
  if (frequency === "daily") return nextTime(zone, dailyAlertTime, now)
  // Zones whose clocks differ by half an hour get it at half past.
  return new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs)
}
