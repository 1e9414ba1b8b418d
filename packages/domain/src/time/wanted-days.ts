import { addDays, dayOf } from "./market-day.ts"

type Wanted = {
  timing?: "any" | "today" | "this_week" | undefined
  dateFrom?: string | undefined
  dateTo?: string | undefined
}

type Days = { from: string | undefined; to: string | undefined }

/** The days that a filter means now. Weeks end on Sunday. */
export function wantedDays({ timing, dateFrom, dateTo }: Wanted, now: Date): Days {
  const today = dayOf(now)
  if (timing === "today") return { from: today, to: today }
  if (timing !== "this_week") return { from: dateFrom, to: dateTo }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return { from: today, to: addDays(today, (7 - weekday) % 7) }
}
