import { endOfDay } from "../time/market-day.ts"

const dayMs = 24 * 60 * 60 * 1000
export const openDays = 30
export const warningDays = { usual: 5, nearDate: 1 } as const

/**
 * A task ends with its day, or after a month in which nothing happened. `warnAt` is null when there's no time to warn.
 */
export function expiryOf({ date, lastActivityAt }: { date: string | null; lastActivityAt: Date }): {
  expiresAt: Date
  warnAt: Date | null
} {
  const quiet = lastActivityAt.getTime() + openDays * dayMs
  const due = date === null ? Number.POSITIVE_INFINITY : endOfDay(date).getTime()
  const expiresAt = Math.min(quiet, due)
  const days = due < quiet ? warningDays.nearDate : warningDays.usual
  const warnAt = expiresAt - days * dayMs
  return {
    expiresAt: new Date(expiresAt),
    warnAt: warnAt > lastActivityAt.getTime() ? new Date(warnAt) : null,
  }
}
