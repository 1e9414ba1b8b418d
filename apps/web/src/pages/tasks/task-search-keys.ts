import type { TaskSearch } from "./task-search.ts"

const keys: readonly (keyof TaskSearch | "day")[] = [
  "q",
  "without",
  "category",
  "mode",
  "place",
  "where",
  "radius",
  "currency",
  "min",
  "max",
  "budget",
  "from",
  "to",
  "day",
  "languages",
  "photos",
  "few",
  "urgent",
  "unverified",
  "posted",
  "hires",
  "status",
  "sort",
  "page",
  "after",
]

/**
 * The part of an address that is about the list, not yet read: `readTaskSearch` does that, with the code of the
 * page, which the others need not carry.
 */
export function taskPartOf(search: Record<string, unknown>): TaskSearch {
  return Object.fromEntries(keys.map((key) => [key, search[key]])) as TaskSearch
}
