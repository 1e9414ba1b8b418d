import { addDays, dayOf, endOfDay } from "../../time/market-day.ts"
import { validMonths, warnDays } from "./limits.ts"

/** Two years, or as long as the first licence to run out; the doer is told a month before. */
export function validityFrom(now: Date, licences: readonly { validUntil: string | null }[]) {
  const full = dayOf(new Date(new Date(now).setUTCMonth(now.getUTCMonth() + validMonths)))
  const last = licences.reduce(
    (day, { validUntil }) => (validUntil && validUntil < day ? validUntil : day),
    full,
  )
  return { expiresAt: endOfDay(last), warnAt: endOfDay(addDays(last, -warnDays)) }
}
