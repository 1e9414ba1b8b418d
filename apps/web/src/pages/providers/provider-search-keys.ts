import type { ProviderSearch } from "./provider-search.ts"

const keys: readonly (keyof ProviderSearch)[] = [
  "q",
  "category",
  "mode",
  "place",
  "where",
  "radius",
  "languages",
  "verified",
  "rating",
  "price",
  "currency",
  "day",
  "sameDay",
  "kind",
  "works",
  "repeat",
  "sort",
  "page",
  "after",
]

/**
 * The part of the address about the list, unread: `readProviderSearch` reads it with the page's code, which other pages
 * don't need.
 */
export function providerPartOf(search: Record<string, unknown>): ProviderSearch {
  return Object.fromEntries(keys.map((key) => [key, search[key]])) as ProviderSearch
}
