// Which days and hours a client asked for, and which seven days are worth showing first.
import { addDays } from "@doable/domain/time/market-day"
import type { TimeWindow } from "@doable/domain/task/status"
import { timesBetween, timeWindows } from "../../../ui/pickers/time-text.ts"
import { usualTime } from "./form.ts"

interface Timing {
  kind: "flexible" | "on_date" | "before_date"
  date: string | null
}

export interface WantedDays {
  isWanted: (day: string) => boolean
  /** The day that was named; null where any suits. */
  named: string | null
  isBefore: boolean
}

export function wantedDays(timing: Timing | null, today: string): WantedDays {
  const named = timing && timing.kind !== "flexible" ? timing.date : null
  const isBefore = timing?.kind === "before_date"
  return {
    named,
    isBefore,
    isWanted: (day) => named !== null && (isBefore ? day >= today && day <= named : day === named),
  }
}

/** A day that was named lies in the middle of the week that is shown, unless the week of today holds it. */
export function daysToOffer({ named, isBefore }: WantedDays, today: string): string {
  if (named === null || isBefore || named <= addDays(today, 6)) return today
  return addDays(named, -3)
}

interface WantedHours {
  window: TimeWindow
  from: string | null
  to: string | null
}

/** When a day is chosen, the work starts within the hours that the client named, and never earlier than now. */
export function timeToOffer(timing: WantedHours | null, passed = ""): string {
  const time = wantedTime(timing)
  if (time > passed) return time
  return timesBetween("00:00", "23:30", 30).find((later) => later > passed) ?? "23:30"
}

function wantedTime(timing: WantedHours | null): string {
  if (!timing) return usualTime
  const { window, from, to } = timing
  if (from) return from
  if (to && to <= usualTime) return timesBetween("00:00", to, 30).findLast((time) => time < to) ?? usualTime
  const first = to ? null : timeWindows[window]?.[0]
  return first && first > usualTime ? first : usualTime
}
