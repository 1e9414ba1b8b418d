// Which days a client asked for, and which seven are worth showing first.
import { addDays } from "@doable/domain/task/market-day"

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
