import { isLocale, type Locale } from "@doable/domain/locale"
import { subRatings, type SubRating } from "@doable/domain/review/status"

/** What is typed and not yet sent. */
export interface ReviewDraft {
  rating: number | null
  sub: Partial<Record<SubRating, number>>
  text: string
  lang: Locale
  note: string
}

/** As this browser kept it; whatever isn't understood counts as not written. */
export function readDraft(kept: string, locale: Locale): ReviewDraft {
  const { rating, sub, text, lang, note } = parsed(kept)
  const marks = (typeof sub === "object" && sub !== null ? sub : {}) as Record<string, unknown>
  return {
    rating: isMark(rating) ? rating : null,
    sub: Object.fromEntries(names.flatMap((name) => (isMark(marks[name]) ? [[name, marks[name]]] : []))),
    text: typeof text === "string" ? text : "",
    lang: isLocale(lang) ? lang : locale,
    note: typeof note === "string" ? note : "",
  }
}

const names = [...new Set([...subRatings.to_provider, ...subRatings.to_customer])]

function parsed(kept: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept || "{}")
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function isMark(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5
}
