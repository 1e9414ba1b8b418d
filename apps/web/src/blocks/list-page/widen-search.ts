import { radii } from "./read-address.ts"

/** A wider search, with all that was given up for it. */
export interface Wider<Search, Wish> {
  search: Search
  radius?: number
  givenUp: Wish[]
}

/** Each filter that may be dropped, the least important first, with its keys in the address. */
export type Wishes<Search, Wish extends string> = Readonly<Record<Wish, readonly (keyof Search)[]>>

/** So many wider searches are tried: nobody waits for more. */
const tries = 6

/** Broader and broader searches: a larger radius first, then fewer filters. The words themselves stay. */
export function widerSearches<Search extends { radius?: number | undefined }, Wish extends string>(
  search: Search,
  weakestFirst: Wishes<Search, Wish>,
  /** The search with other values; what means nothing without them goes along. */
  changed: (search: Search, change: Partial<Search>) => Search,
): Wider<Search, Wish>[] {
  const wider: Wider<Search, Wish>[] = []
  const radius = radii.find((one) => search.radius !== undefined && one > search.radius)
  let present = search
  if (radius) {
    present = changed(search, { radius } as Partial<Search>)
    wider.push({ search: present, radius, givenUp: [] })
  }
  const givenUp: Wish[] = []
  for (const [wish, keys] of Object.entries(weakestFirst) as [Wish, readonly (keyof Search)[]][]) {
    if (keys.every((key) => present[key] === undefined)) continue
    present = changed(present, Object.fromEntries(keys.map((key) => [key, undefined])) as Partial<Search>)
    givenUp.push(wish)
    wider.push({ search: present, ...(radius && present.radius ? { radius } : {}), givenUp: [...givenUp] })
  }
  return wider
}

/** The first of them that finds something. */
export async function findWider<Search, Wish, List extends { total: number }>(
  searches: readonly Wider<Search, Wish>[],
  ask: (search: Search) => Promise<List>,
) {
  for (const wider of searches.slice(0, tries)) {
    const list = await ask(wider.search)
    if (list.total > 0) return { ...wider, list }
  }
  return null
}
