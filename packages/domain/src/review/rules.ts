import { reviewDays } from "./limits.ts"

const dayMs = 24 * 60 * 60 * 1000

/** When whoever has not written is reminded, and when the window is over. */
export function reviewTimers(endedAt: Date): { remindAt: Date; closesAt: Date } {
  const after = (days: number) => new Date(endedAt.getTime() + days * dayMs)
  return { remindAt: after(reviewDays.reminder), closesAt: after(reviewDays.window) }
}
