import { marketZone } from "../time/market-day.ts"
import { isQuiet } from "../time/quiet-hours.ts"
import { lastTime } from "../time/zone.ts"
import { dailyAlertTime } from "./limits.ts"
import type { AlertTimes } from "./when-to-send.ts"

const hourMs = 60 * 60 * 1000

type Collected = {
  /** The first of what an alert tells. */
  earliest: Date
  /** When the search was saved or changed: it may be younger than the hour or the day. */
  savedAt: Date
}

/** From when an alert tells what was found; null if it would have told each right away. */
export function collectedSince(times: AlertTimes, { earliest, savedAt }: Collected): Date | null {
  // Changed while this one waited: an earlier pace may have told what was found before it.
  if (savedAt > earliest) return earliest
  const start = startOf(times, earliest)
  return start && savedAt > start ? savedAt : start
}

/** Of the hour, the day or the quiet hours that this moment falls into. */
function startOf({ frequency, quietHours, tz }: AlertTimes, at: Date): Date | null {
  if (frequency === "hourly") return new Date(Math.floor(at.getTime() / hourMs) * hourMs)
  if (frequency === "daily") return lastTime(quietHours?.tz ?? tz ?? marketZone, dailyAlertTime, at)
  if (frequency === "off" || !quietHours || !isQuiet(quietHours, at)) return null
  return lastTime(quietHours.tz, quietHours.from, at)
}
