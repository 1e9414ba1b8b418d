import { marketZone } from "../time/market-day.ts"
import { afterQuiet, type QuietHours } from "../time/quiet-hours.ts"
import { nextTime } from "../time/zone.ts"
import { dailyAlertTime, instantPerHour } from "./limits.ts"
import type { AlertFrequency } from "./status.ts"

export type AlertTimes = {
  frequency: AlertFrequency
  quietHours: QuietHours | null
  /** Of the reader's account; null is the market's. Quiet hours have their own. */
  tz: string | null
}

/** When an alert about something found now may go out; null if never. `toldLately`: right away, in the last hour. */
export function whenToSend(
  { frequency, quietHours, tz }: AlertTimes,
  now: Date,
  toldLately = 0,
): Date | null {
  if (frequency === "off") return null
  const pace = frequency === "instant" && toldLately >= instantPerHour ? "hourly" : frequency
  return afterQuiet(quietHours, dueAt(pace, quietHours?.tz ?? tz ?? marketZone, now))
}

const hourMs = 60 * 60 * 1000

function dueAt(frequency: Exclude<AlertFrequency, "off">, zone: string, now: Date): Date {
  if (frequency === "instant") return now
  if (frequency === "daily") return nextTime(zone, dailyAlertTime, now)
  // Zones whose clocks differ by half an hour get it at half past.
  return new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs)
}
