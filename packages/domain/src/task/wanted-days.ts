import { addDays, dayOf } from "../time/market-day.ts"
import type { TaskFilter } from "./input.ts"

type Days = { from: string | undefined; to: string | undefined }

/** The days that a filter means now. Weeks end on Sunday. */
export function wantedDays(
  { timing, dateFrom, dateTo }: Pick<TaskFilter, "timing" | "dateFrom" | "dateTo">,
  now: Date,
): Days {
  const today = dayOf(now)
  if (timing === "today") return { from: today, to: today }
  if (timing !== "this_week") return { from: dateFrom, to: dateTo }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return { from: today, to: addDays(today, (7 - weekday) % 7) }
}
