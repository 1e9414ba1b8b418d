import { isLocale, type Locale } from "@doable/domain/locale"

/** Which of the reviews are shown, as the address of the profile says it. */
export interface ReviewSearch {
  stars?: number | undefined
  /** The kind of work. */
  about?: string | undefined
  /** The language it is written in; `lang` is the page's own. */
  written?: Locale | undefined
  page?: number | undefined
}

const isId = (value: unknown) => typeof value === "string" && /^[0-9a-f-]{36}$/.test(value)

/** What isn't understood narrows nothing. */
export function readReviewSearch(given: Record<string, unknown>): ReviewSearch {
  const whole = (value: unknown, most: number) =>
    Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= most ? Number(value) : undefined
  return {
    stars: whole(given["stars"], 5),
    about: isId(given["about"]) ? String(given["about"]) : undefined,
    written: isLocale(given["written"]) ? given["written"] : undefined,
    page: whole(given["page"], 1000),
  }
}

export const reviewsPerPage = 8
