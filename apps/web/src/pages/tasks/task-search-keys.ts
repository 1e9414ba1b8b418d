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
 * The part of the address about the list, unread: `readTaskSearch` reads it with the page's code, which other pages
 * don't need.
 */
export function taskPartOf(search: Record<string, unknown>): TaskSearch {
  return Object.fromEntries(keys.map((key) => [key, search[key]])) as TaskSearch
}
