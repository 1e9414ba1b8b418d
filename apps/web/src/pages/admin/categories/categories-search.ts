import { readWord } from "../frame/admin-search.ts"

export interface CategoriesSearch {
  q?: string | undefined
  part?: "missing" | "checked" | "hidden" | undefined
}

export function readCategoriesSearch({ q, part }: Record<string, unknown>): CategoriesSearch {
  return {
    q: readWord(q),
    part: part === "missing" || part === "checked" || part === "hidden" ? part : undefined,
  }
}
