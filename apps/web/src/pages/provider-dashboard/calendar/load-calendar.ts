import { addDays, dayOf } from "@doable/domain/time/market-day"
import type { ApiClient } from "../../../session/api-client.ts"
import { addMonths } from "../../../ui/pickers/calendar-dates.ts"

type Calendar = Awaited<ReturnType<ApiClient["provider"]["getCalendar"]["query"]>>
export type Entry = Calendar["data"][number]

export type CalendarData = {
  tab: "calendar"
  /** "2026-11" */
  month: string
  now: number
  entries: Entry[]
  daysOff: string[]
  next: Entry | null
  link: string | null
}

const daysAhead = 60

/** With a week on both sides, because the grid shows the days of its neighbours too. */
export async function loadCalendar(
  api: ApiClient,
  { month: asked }: { month: string | undefined },
  now: number,
): Promise<CalendarData> {
  const today = dayOf(new Date(now))
  const month = asked ?? today.slice(0, 7)
  const first = `${month}-01`
  const [shown, ahead, { link }] = await Promise.all([
    api.provider.getCalendar.query({ from: addDays(first, -7), to: addDays(addMonths(first, 1), 7) }),
    api.provider.getCalendar.query({ from: today, to: addDays(today, daysAhead) }),
    api.provider.getCalendarLink.query(),
  ])
  const isNext = ({ kind, scheduledAt }: Entry) => kind === "job" && Date.parse(scheduledAt) > now
  return {
    tab: "calendar",
    month,
    now,
    entries: shown.data,
    daysOff: shown.daysOff,
    next: ahead.data.find(isNext) ?? null,
    link,
  }
}
