import { readId, readPage, readWord } from "../frame/admin-search.ts"

export interface DoersSearch {
  list?: "profiles" | undefined
  status?: string | undefined
  level?: string | undefined
  q?: string | undefined
  page?: number | undefined
  /** The application that lies open. */
  open?: string | undefined
}

/** Keeps what may stand in the address; whether the words mean something, the page looks up. */
export function readDoersSearch(raw: Record<string, unknown>): DoersSearch {
  return {
    list: raw["list"] === "profiles" ? "profiles" : undefined,
    status: readWord(raw["status"]),
    level: readWord(raw["level"]),
    q: readWord(raw["q"]),
    page: readPage(raw["page"]),
    open: readId(raw["open"]),
  }
}
