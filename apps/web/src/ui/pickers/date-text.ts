// Dates as people write them: shown in the reader's language, read in any usual form.
import { dateFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { plainDate, toUtc, type PlainDate } from "./calendar-dates.ts"
import { normalizeText } from "../data/normalize-text.ts"

export function dateText(date: PlainDate, locale: Locale): string {
  return format(locale, { day: "numeric", month: "short", year: "numeric" }, date)
}

export function longDateText(date: PlainDate, locale: Locale): string {
  return format(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" }, date)
}

export function monthText(date: PlainDate, locale: Locale): string {
  return format(locale, { month: "long", year: "numeric" }, date)
}

function format(locale: Locale, options: Intl.DateTimeFormatOptions, date: PlainDate): string {
  return dateFormat(locale, { ...options, timeZone: "UTC" }).format(toUtc(date))
}

/** Without a year the next such day from today on is meant. */
export function readDate(text: string, locale: Locale, today: PlainDate): PlainDate | null {
  const words = normalizeText(text)
    .replace(/\sг\.?$/, "")
    .split(/[\s.,/-]+/)
    .filter(Boolean)
  if (words.length < 2 || words.length > 3) return null
  if (words.length === 3 && /^\d{4}$/.test(words[0] ?? ""))
    return inOrder(words[1], words[2], words[0], today)

  const named = words.findIndex((word) => !/^\d+$/.test(word))
  if (named > 1) return null
  const isMonthFirst = named === 0
  const [day, month] = isMonthFirst ? [words[1], words[0]] : [words[0], words[1]]
  return inOrder(named === -1 ? month : monthNumber(month ?? "", locale), day, words[2], today)
}

type Part = string | undefined

function inOrder(month: Part, day: Part, year: Part, today: PlainDate): PlainDate | null {
  if (![month, day].every((part) => /^\d{1,2}$/.test(part ?? ""))) return null
  if (year !== undefined && !/^(\d\d|\d{4})$/.test(year)) return null
  if (year !== undefined)
    return plainDate(Number(year) + (year.length === 2 ? 2000 : 0), Number(month), Number(day))

  const thisYear = Number(today.slice(0, 4))
  // Nine years, because 29 February may be that far away.
  for (let ahead = 0; ahead < 9; ahead++) {
    const date = plainDate(thisYear + ahead, Number(month), Number(day))
    if (date && date >= today) return date
  }
  return null
}

/** The number of a month by three or more of its first letters, in the reader's language or in English. */
function monthNumber(word: string, locale: Locale): string | undefined {
  if (word.length < 3) return undefined
  for (const language of [locale, "en"] as const) {
    const index = monthNames(language).findIndex((names) => names.some((name) => name.startsWith(word)))
    if (index >= 0) return String(index + 1)
  }
  return undefined
}

const monthNamesKnown = new Map<Locale, string[][]>()

/** Both forms of each name, because Russian says «июнь» alone and «14 июня» with a day. */
function monthNames(language: Locale): string[][] {
  const known = monthNamesKnown.get(language)
  if (known) return known
  const alone = dateFormat(language, { month: "long", timeZone: "UTC" })
  const withDay = dateFormat(language, { day: "numeric", month: "long", timeZone: "UTC" })
  const short = dateFormat(language, { day: "numeric", month: "short", timeZone: "UTC" })
  const names = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(2026, index, 1))
    const partOf = (formatter: Intl.DateTimeFormat) =>
      formatter.formatToParts(date).find(({ type }) => type === "month")?.value ?? ""
    return [alone.format(date), partOf(withDay), partOf(short)].map((name) =>
      normalizeText(name).replace(/\.$/, ""),
    )
  })
  monthNamesKnown.set(language, names)
  return names
}
