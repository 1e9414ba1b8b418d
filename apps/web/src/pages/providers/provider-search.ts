// Everything a list of doers is asked for, as its address says it. A plain form and a link make the same address.
import { searchLength } from "@doable/domain/text/search"
import { placeQueryLength } from "@doable/domain/place/limits"
import { locales, type Locale } from "@doable/domain/locale"
import type { ProviderFilter, ProviderList, ProviderSort } from "@doable/domain/provider/input"
import { providerKinds, type ProviderKind } from "@doable/domain/provider/status"
import { taskModes, type TaskMode } from "@doable/domain/task/status"
import {
  amount,
  currencies,
  day,
  fieldsOf,
  flag,
  listOf,
  oneOf,
  partsOf,
  radii,
  readPlace,
  slug,
  someOf,
  text,
  whole,
  withoutHoles,
} from "../../blocks/list-page/read-address.ts"

export const sorts = [
  "recommended",
  "rating",
  "most_completed",
  "fastest_reply",
  "nearest",
  "price_low",
  "newest",
] as const satisfies readonly ProviderSort[]

export const usualSort = "recommended" satisfies ProviderSort
export const ratings = [4, 4.5, 4.8] as const
const pageSize = 20
/** The API counts no further, and the recommended order weighs no more than the second number. */
const mostCounted = 1000
const mostWeighed = 500
const lastPage = Math.floor(10_000 / pageSize)

export interface ProviderSearch {
  q?: string | undefined
  category?: string | undefined
  mode?: TaskMode | undefined
  place?: string | number | undefined
  /** A place as it was typed: it becomes one that we know, or stays here and is said to be unknown. */
  where?: string | undefined
  radius?: number | undefined
  languages?: string | undefined
  verified?: 1 | undefined
  rating?: number | undefined
  /** At most, in whole lei or euros. */
  price?: number | undefined
  currency?: (typeof currencies)[number] | undefined
  /** On which the doer works. */
  day?: string | undefined
  sameDay?: 1 | undefined
  kind?: ProviderKind | undefined
  works?: 1 | undefined
  repeat?: 1 | undefined
  sort?: ProviderSort | undefined
  page?: number | undefined
  /** Where the page before ended. */
  after?: string | undefined
}

/** Every key is named even when it is wrong: what is left out would pass unchecked. */
export function readProviderSearch(raw: Record<string, unknown>): ProviderSearch {
  const place = readPlace(raw["place"])
  const price = amount(raw["price"])
  const sort = readSort(raw["sort"], place)
  const page = whole(raw["page"], 2, lastPage)
  // Amounts are compared inside one currency, so it matters wherever they are compared.
  const isByPrice = price !== undefined || sort === "price_low"
  return {
    q: text(raw["q"], searchLength),
    category: slug(raw["category"]),
    mode: oneOf(taskModes, raw["mode"]),
    place,
    where: place ? undefined : text(raw["where"], placeQueryLength),
    radius: place || raw["where"] ? oneOf(radii, Number(raw["radius"])) : undefined,
    languages: someOf(locales, raw["languages"]),
    verified: flag(raw["verified"]),
    rating: oneOf(ratings, Number(raw["rating"])),
    price,
    currency: isByPrice ? (oneOf(currencies, raw["currency"]) ?? "MDL") : undefined,
    day: listOf(raw["day"]).map(day).find(Boolean),
    sameDay: flag(raw["sameDay"]),
    kind: oneOf(providerKinds, raw["kind"]),
    works: flag(raw["works"]),
    repeat: flag(raw["repeat"]),
    sort,
    page,
    after: page ? text(raw["after"], 200) : undefined,
  }
}

function readSort(value: unknown, place: ProviderSearch["place"]): ProviderSort | undefined {
  const sort = oneOf(sorts, value)
  return sort === usualSort || (sort === "nearest" && !place) ? undefined : sort
}

/** What the API is asked. `categoryId` and `spot` are what slug and place turned out to be. */
export function toListInput(
  search: ProviderSearch,
  { categoryId, spot }: { categoryId?: string | undefined; spot?: { lat: number; lng: number } | undefined },
): ProviderList {
  const near = spot && search.radius ? { ...spot, radiusKm: search.radius } : undefined
  const filter: ProviderFilter = {
    q: search.q,
    categoryIds: categoryId ? [categoryId] : undefined,
    mode: search.mode,
    // Without a distance: doers who are based there or travel there.
    placeId: near || search.place === undefined ? undefined : String(search.place),
    near,
    languages: partsOf<Locale>(search.languages),
    verifiedOnly: search.verified ? true : undefined,
    ratingMin: search.rating,
    priceMax: search.price === undefined ? undefined : search.price * 100,
    currency: search.currency,
    availableOn: search.day,
    sameDay: search.sameDay ? true : undefined,
    kind: search.kind,
    hasPortfolio: search.works ? true : undefined,
    repeatCustomersOnly: search.repeat ? true : undefined,
  }
  return {
    filter: withoutHoles(filter),
    sort: search.sort ?? usualSort,
    pagination: { limit: pageSize, offset: ((search.page ?? 1) - 1) * pageSize },
    ...(search.after ? { cursor: search.after } : {}),
  }
}

export function pagesOf(total: number, sort: ProviderSort): number {
  return Math.ceil(Math.min(total, sort === "recommended" ? mostWeighed : mostCounted) / pageSize)
}

/** A change of what is wanted starts at the first page again. */
export function changed(search: ProviderSearch, change: Partial<ProviderSearch>): ProviderSearch {
  return readProviderSearch({ ...search, page: undefined, after: undefined, ...change })
}

export function searchOfForm(form: HTMLFormElement): ProviderSearch {
  return readProviderSearch(fieldsOf(form))
}
