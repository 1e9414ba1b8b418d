// Everything a list of tasks is asked for, as its address says it. A plain form and a link make the same address.
import { searchLength } from "@doable/domain/text/search"
import { placeQueryLength } from "@doable/domain/place/limits"
import {
  budgetKinds,
  listedStatuses,
  taskModes,
  type BudgetKind,
  type ListedStatus,
  type TaskMode,
} from "@doable/domain/task/status"
import { locales, type Locale } from "@doable/domain/locale"
import type { TaskFilter, TaskList, TaskSort } from "@doable/domain/task/input"
import {
  amount,
  currencies,
  day,
  fieldsOf,
  flag,
  inOrder,
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
  wordsOf,
} from "../../blocks/list-page/read-address.ts"

export const sorts = [
  "newest",
  "best_match",
  "due_soon",
  "budget_high",
  "budget_low",
  "nearest",
  "fewest_offers",
] as const satisfies readonly TaskSort[]

export const ages = [1, 3, 7, 30] as const
/** Open is what a list shows unless it is asked for another state. */
export const pastStatuses = listedStatuses.filter((status) => status !== "open")
export type PastStatus = Exclude<ListedStatus, "open">
/** In a hundred. */
export const hireRates = [50, 75, 90] as const
const fewOffers = 2
const pageSize = 24
/** The API counts no further; behind it the pages have no numbers, only a next one. */
const countedPages = Math.floor(1000 / pageSize)
const lastPage = Math.floor(10_000 / pageSize)
/** The best match weighs no more than so many: behind them nothing follows. */
const mostWeighed = 500

export interface TaskSearch {
  q?: string | undefined
  without?: string | undefined
  category?: string | undefined
  mode?: TaskMode | undefined
  /** Most places are numbers; a number needs no quotes in an address. */
  place?: string | number | undefined
  /** A place as it was typed: it becomes one that we know, or stays here and is said to be unknown. */
  where?: string | undefined
  radius?: number | undefined
  currency?: (typeof currencies)[number] | undefined
  /** In whole lei or euros. */
  min?: number | undefined
  max?: number | undefined
  budget?: string | undefined
  from?: string | undefined
  to?: string | undefined
  languages?: string | undefined
  photos?: 1 | undefined
  few?: 1 | undefined
  urgent?: 1 | undefined
  unverified?: 1 | undefined
  posted?: number | undefined
  hires?: number | undefined
  status?: PastStatus | undefined
  sort?: TaskSort | undefined
  page?: number | undefined
  /** Where the page before ended, so that tasks which arrive in the meantime push nothing out of sight. */
  after?: string | undefined
}

/** Every key is named even when it is wrong: what is left out would pass unchecked. */
export function readTaskSearch(given: Record<string, unknown>): TaskSearch {
  const status = oneOf(pastStatuses, given["status"])
  const raw = status ? withoutUntold(given) : given
  const place = readPlace(raw["place"])
  const [min, max] = inOrder(amount(raw["min"]), amount(raw["max"]))
  const sort = readSort(raw, place)
  // Amounts are compared inside one currency, so it matters wherever they are compared.
  const isByAmount = min !== undefined || max !== undefined || isBudgetSort(sort)
  const [from, to] = readDays(raw)
  const page = whole(raw["page"], 2, lastPage)
  return {
    q: text(raw["q"], searchLength),
    without: wordsOf(raw["without"]).join(", ") || undefined,
    category: slug(raw["category"]),
    mode: oneOf(taskModes, raw["mode"]),
    place,
    where: place ? undefined : text(raw["where"], placeQueryLength),
    radius: place || raw["where"] ? oneOf(radii, Number(raw["radius"])) : undefined,
    currency: isByAmount ? (oneOf(currencies, raw["currency"]) ?? "MDL") : undefined,
    min,
    max,
    budget: someOf(budgetKinds, raw["budget"]),
    from,
    to,
    languages: someOf(locales, raw["languages"]),
    photos: flag(raw["photos"]),
    few: flag(raw["few"]),
    urgent: flag(raw["urgent"]),
    unverified: flag(raw["unverified"]),
    posted: oneOf(ages, Number(raw["posted"])),
    hires: oneOf(hireRates, Number(raw["hires"])),
    status,
    sort,
    page,
    after: page ? text(raw["after"], 200) : undefined,
  }
}

/** Once a doer is hired, place and time are private, so these filters and orders have no effect. */
function withoutUntold(raw: Record<string, unknown>): Record<string, unknown> {
  const untold = ["mode", "place", "where", "radius", "from", "to", "day", "sort"]
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !untold.includes(key)))
}

function readSort(raw: Record<string, unknown>, place: TaskSearch["place"]): TaskSort | undefined {
  const sort = oneOf(sorts, raw["sort"])
  if (sort === "nearest" && !place) return undefined
  return sort === "best_match" && text(raw["q"], searchLength) ? undefined : sort
}

export function isBudgetSort(sort: TaskSort | undefined): boolean {
  return sort === "budget_high" || sort === "budget_low"
}

/** Words are asked for by how well they fit; without any the API decides: doers see what suits them first. */
export function sortOf({ sort, q, status }: TaskSearch): TaskSort | undefined {
  return sort ?? (q && !status ? "best_match" : undefined)
}

/** The days of the leaves (`day`) and of the two fields (`from`, `to`) make one stretch. */
function readDays(raw: Record<string, unknown>): [string | undefined, string | undefined] {
  const [from, to] = [day(raw["from"]), day(raw["to"])]
  if (from || to) return from && to && from > to ? [to, from] : [from, to]
  const days = listOf(raw["day"])
    .flatMap((one) => day(one) ?? [])
    .toSorted()
  return [days[0], days.at(-1)]
}

/** What the API is asked. `categoryId` and `spot` are what slug and place turned out to be. */
export function toListInput(
  search: TaskSearch,
  { categoryId, spot }: { categoryId?: string | undefined; spot?: { lat: number; lng: number } | undefined },
): TaskList {
  const page = search.page ?? 1
  const near = spot && search.radius ? { ...spot, radiusKm: search.radius } : undefined
  const nearest = spot && sortOf(search) === "nearest" ? spot : undefined
  const filter: TaskFilter = {
    q: search.q,
    excludeWords: search.without ? wordsOf(search.without) : undefined,
    categoryIds: categoryId ? [categoryId] : undefined,
    mode: search.mode,
    placeId: near || search.place === undefined ? undefined : String(search.place),
    near: near ?? nearest,
    currency: search.currency,
    budgetMin: search.min === undefined ? undefined : search.min * 100,
    budgetMax: search.max === undefined ? undefined : search.max * 100,
    budgetKinds: partsOf<BudgetKind>(search.budget),
    dateFrom: search.from,
    dateTo: search.to,
    languages: partsOf<Locale>(search.languages),
    hasPhotos: search.photos ? true : undefined,
    offersMax: search.few ? fewOffers : undefined,
    urgentOnly: search.urgent ? true : undefined,
    verifiedOnlyFits: search.unverified ? true : undefined,
    postedWithin: search.posted as TaskFilter["postedWithin"],
    ownerHireRateMin: search.hires,
    status: search.status,
  }
  const sort = sortOf(search)
  return {
    filter: withoutHoles(filter),
    ...(sort ? { sort } : {}),
    pagination: { limit: pageSize, offset: (page - 1) * pageSize },
    ...(search.after ? { cursor: search.after } : {}),
  }
}

/** Whether anything but the category leaves tasks out. */
export function isNarrowed({
  category: _c,
  sort: _s,
  currency: _m,
  page: _p,
  after: _a,
  ...rest
}: TaskSearch): boolean {
  return Object.values(rest).some((wish) => wish !== undefined)
}

export function pagesOf(total: number, sort: TaskSort): number {
  const listed = sort === "best_match" ? Math.min(total, mostWeighed) : total
  return Math.min(Math.ceil(listed / pageSize), countedPages)
}

/** A change of what is wanted starts at the first page again. */
export function changed(search: TaskSearch, change: Partial<TaskSearch>): TaskSearch {
  return readTaskSearch({ ...search, page: undefined, after: undefined, ...change })
}

export function searchOfForm(form: HTMLFormElement): TaskSearch {
  return readTaskSearch(fieldsOf(form))
}

export const amountFields = ["min", "max"] as const
export type AmountField = (typeof amountFields)[number]
