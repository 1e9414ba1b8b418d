import { flag, oneOf, text, whole, withoutHoles } from "../../../blocks/list-page/read-address.ts"

export interface PaperSearch {
  q?: string | undefined
  sort?: "za" | undefined
  page?: number | undefined
  /** Short names alone. */
  short?: 1 | undefined
}

export function readPaperSearch(raw: Record<string, unknown>): PaperSearch {
  return withoutHoles({
    q: text(raw["q"], 50),
    sort: oneOf(["za"] as const, raw["sort"]),
    page: whole(raw["page"], 2, 99),
    short: flag(raw["short"]),
  })
}
