// Plain dates as "2026-06-14": no clock, no zone. All arithmetic is done in UTC.
export type PlainDate = string

const dayLength = 86_400_000

export function plainDate(year: number, month: number, day: number): PlainDate | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1 && year <= 9999
  return isReal ? fromUtc(date) : null
}

export function toUtc(date: PlainDate): Date {
  return new Date(`${date}T00:00:00Z`)
}

function fromUtc(date: Date): PlainDate {
  return date.toISOString().slice(0, 10)
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromUtc(new Date(toUtc(date).getTime() + days * dayLength))
}

/** The same day of another month, or its last day when it has no such day. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const target = toUtc(firstOfMonth(date))
  target.setUTCMonth(target.getUTCMonth() + months)
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(toUtc(date).getUTCDate(), last))
  return fromUtc(target)
}

export function firstOfMonth(date: PlainDate): PlainDate {
  return `${date.slice(0, 7)}-01`
}

export function startOfWeek(date: PlainDate, firstDay: 0 | 1): PlainDate {
  return addDays(date, -((toUtc(date).getUTCDay() - firstDay + 7) % 7))
}

/** The weeks that a month touches, each of seven days; days of the neighbouring months included. */
export function weeksOfMonth(month: PlainDate, firstDay: 0 | 1): PlainDate[][] {
  const weeks: PlainDate[][] = []
  const nextMonth = addMonths(firstOfMonth(month), 1)
  for (let day = startOfWeek(firstOfMonth(month), firstDay); day < nextMonth; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  }
  return weeks
}

export function clampDate(
  date: PlainDate,
  min: PlainDate | undefined,
  max: PlainDate | undefined,
): PlainDate {
  if (min && date < min) return min
  if (max && date > max) return max
  return date
}

/** Where a key of the calendar grid leads, or null for a key that moves nothing. */
export function dateAfterKey(
  date: PlainDate,
  key: string,
  shift: boolean,
  firstDay: 0 | 1,
): PlainDate | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(date, -1)
    case "ArrowRight":
      return addDays(date, 1)
    case "ArrowUp":
      return addDays(date, -7)
    case "ArrowDown":
      return addDays(date, 7)
    case "Home":
      return startOfWeek(date, firstDay)
    case "End":
      return addDays(startOfWeek(date, firstDay), 6)
    case "PageUp":
      return addMonths(date, shift ? -12 : -1)
    case "PageDown":
      return addMonths(date, shift ? 12 : 1)
    default:
      return null
  }
}

export function todayIn(timeZone: string, now: Date): PlainDate {
  const parts = new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
    .formatToParts(now)
    .map(({ type, value }) => [type, value])
  const { year, month, day } = Object.fromEntries(parts) as Record<string, string>
  return `${year}-${month}-${day}`
}
