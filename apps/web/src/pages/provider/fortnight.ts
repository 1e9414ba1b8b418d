import type { Availability } from "@doable/domain/provider/availability"
import { hoursOn } from "@doable/domain/provider/week"
import { addDays } from "@doable/domain/time/market-day"

const days = 14

export interface DayOfWork {
  date: string
  /** "09:00–18:00", several with a comma; empty on a day without work. */
  hours: string
}

export function fortnight(availability: Availability, today: string): DayOfWork[] {
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(today, ahead)
    const hours = hoursOn(availability, date).map(({ from, to }) => `${from}–${to}`)
    return { date, hours: hours.join(", ") }
  })
}
