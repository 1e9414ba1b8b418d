import { widerSearches, type Wishes } from "../../blocks/list-page/widen-search.ts"
import { changed, type ProviderSearch } from "./provider-search.ts"

/** What is given up first when nobody is found. */
const weakestFirst = {
  works: ["works"],
  repeat: ["repeat"],
  sameDay: ["sameDay"],
  kind: ["kind"],
  rating: ["rating"],
  verified: ["verified"],
  price: ["price"],
  day: ["day"],
  languages: ["languages"],
  mode: ["mode"],
  radius: ["radius"],
  place: ["place"],
  category: ["category"],
} as const satisfies Wishes<ProviderSearch, string>

export const widerProviderSearches = (search: ProviderSearch) => widerSearches(search, weakestFirst, changed)
