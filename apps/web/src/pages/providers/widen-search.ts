import { radii } from "../../blocks/list-page/read-address.ts"
import { changed, type ProviderSearch } from "./provider-search.ts"

/** What is given up first when nobody is found: a wider circle, then the wishes that matter least. */
const weakestFirst = [
  "works",
  "repeat",
  "sameDay",
  "kind",
  "rating",
  "verified",
  "price",
  "day",
  "languages",
  "mode",
  "radius",
  "place",
  "category",
] as const satisfies readonly (keyof ProviderSearch)[]

export type GivenUp = (typeof weakestFirst)[number]
export type Wider = { search: ProviderSearch; radius?: number; givenUp: GivenUp[] }

/** Ever wider searches, each with all that was given up for it. The words themselves are never given up. */
export function widerSearches(search: ProviderSearch): Wider[] {
  const wider: Wider[] = []
  const radius = radii.find((one) => search.radius !== undefined && one > search.radius)
  let present = search
  if (radius) {
    present = changed(search, { radius })
    wider.push({ search: present, radius, givenUp: [] })
  }
  const givenUp: GivenUp[] = []
  for (const key of weakestFirst) {
    if (present[key] === undefined) continue
    // What means nothing without it goes along: a distance without its place, a currency without its price.
    present = changed(present, { [key]: undefined })
    givenUp.push(key)
    wider.push({ search: present, ...(radius && present.radius ? { radius } : {}), givenUp: [...givenUp] })
  }
  return wider
}
