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

/** The part of an address that is about the list, not yet read: `readProviderSearch` does that, with the page's code. */
export function providerPartOf(search: Record<string, unknown>): ProviderSearch {
  return Object.fromEntries(keys.map((key) => [key, search[key]])) as ProviderSearch
}
