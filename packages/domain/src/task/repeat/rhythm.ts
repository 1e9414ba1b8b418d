import { addDays, countDays, momentOf } from "../../time/market-day.ts"

export const repeatPeriods = ["weekly", "fortnightly", "monthly"] as const
export type RepeatPeriod = (typeof repeatPeriods)[number]

/** So many days before its day the next task is drafted, in the morning of the market. */
export const draftedDaysAhead = 3
const draftedAt = "09:00"
export const repeatsPerPerson = 20

type Rhythm = { every: RepeatPeriod; firstDay: string }

/**
 * The first day of the rhythm after this one. It's always counted from the first day: after the 31st of January come
 * the 28th of February and the 31st of March.
 */
export function nextRepeatDay({ every, firstDay }: Rhythm, after: string): string {
  if (every === "monthly") {
    for (let month = Math.max(0, monthOf(after) - monthOf(firstDay)); ; month += 1) {
      const day = addMonths(firstDay, month)
      if (day > after) return day
    }
  }
  const length = every === "weekly" ? 7 : 14
  const passed = Math.floor(countDays(firstDay, after) / length) + 1
  return addDays(firstDay, Math.max(0, passed) * length)
}

/** When the task for this day is drafted. */
export function draftedFor(day: string): Date {
  return momentOf(addDays(day, -draftedDaysAhead), draftedAt)
}

/** The next day after today and after the day from which they're counted, and when it's drafted. */
export function rhythmFrom(rhythm: Rhythm, today: string) {
  const { firstDay } = rhythm
  const nextDay = nextRepeatDay(rhythm, today > firstDay ? today : firstDay)
  return { firstDay, nextDay, draftAt: draftedFor(nextDay) }
}

/**
 * What's due now: the day to draft a task for, null if that was missed or is still ahead, and the one after. The days
 * of a server that stood still don't come all at once.
 */
export function dueRepeat(
  rhythm: Rhythm & { nextDay: string },
  { today, now }: { today: string; now: Date },
) {
  const isMissed = rhythm.nextDay <= today
  const day = isMissed ? nextRepeatDay(rhythm, today) : rhythm.nextDay
  const isDue = draftedFor(day) <= now
  const nextDay = isDue ? nextRepeatDay(rhythm, day) : day
  return { day: isDue ? day : null, nextDay, draftAt: draftedFor(nextDay) }
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** The same day of a later month, or its last one. */
function addMonths(day: string, count: number): string {
  const month = monthOf(day) + count
  const [year, index] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(year, index + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, index, Math.min(Number(day.slice(8)), last))).toISOString().slice(0, 10)
}
