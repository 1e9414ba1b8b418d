// Filters of the task list as SQL. Only what is asked for is written, so that every shape gets a plan of its own.
import { addDays, dayOf } from "@doable/domain/task/market-day"
import type { TaskFilter } from "@doable/domain/task/input"
import { degreesOf, longitudeScale, type Spot } from "@doable/domain/task/whereabouts"
import type { Words } from "./list-words.ts"

export type Asked = {
  filter: TaskFilter
  /** Which of the categories asked for are leaves and which are parents. */
  leaves: string[]
  parents: string[]
  place: { id: string; cityId: string; isPart: boolean } | null
  words: Words | null
  excluded: Words | null
  from: Spot | null
  now: Date
  /** Nothing newer: what arrives between two pages of an order without keys waits for the next search. */
  asOf?: string
}

export type Bind = (value: unknown) => string

/** Values in the order of their places; the first is who looks. */
export function createValues(viewerId: string | null) {
  const values: unknown[] = [viewerId ?? ""]
  const bind: Bind = (value) => `$${values.push(value)}`
  return { values, bind }
}

/** Word for word what the indexes of the wall say. */
export function statusCondition({ filter }: Pick<Asked, "filter">, bind: Bind): string {
  const status = filter.status ?? "open"
  const isStatus = status === "open" ? "t.status = 'open'" : `t.status = ${bind(status)}`
  return `${isStatus} and t.visibility = 'public'`
}

const dayMs = 24 * 60 * 60 * 1000

/** What an index leads to, and what is left to look at row by row. */
export function listConditions(asked: Asked, bind: Bind): { leading: string[]; others: string[] } {
  const { filter } = asked
  const leading: string[] = []
  const others: string[] = []
  const { leaves, parents, place } = asked
  if (leaves.length + parents.length === 1) {
    const column = leaves.length === 1 ? "category_id" : "parent_category_id"
    leading.push(`t.${column} = ${bind(leaves[0] ?? parents[0])}::uuid`)
  } else if (filter.categoryIds && filter.categoryIds.length > 0) {
    others.push(
      `(t.category_id = any(${bind(leaves)}::uuid[]) or t.parent_category_id = any(${bind(parents)}::uuid[]))`,
    )
  }
  if (filter.placeId !== undefined) {
    leading.push(`t.city_id = ${bind(place?.cityId ?? filter.placeId)}`)
    if (place?.isPart) others.push(`t.place_id = ${bind(place.id)}`)
  }
  others.push(...wordConditions(asked, bind), ...plainConditions(asked, bind), ...timeConditions(asked, bind))
  return { leading, others }
}

function wordConditions({ filter, words, excluded }: Asked, bind: Bind): string[] {
  const conditions: string[] = []
  // Of a task that found its doer only title and category are public: its text answers no question either.
  const told = isPast(filter) ? "ts_filter(t.search, '{a,b}')" : "t.search"
  if (words) conditions.push(`t.search @@ ${queryOf(words, bind)}`)
  if (words && isPast(filter)) conditions.push(`${told} @@ ${queryOf(words, bind)}`)
  for (const word of excluded?.each ?? []) conditions.push(`not ${told} @@ ${queryOf(word, bind)}`)
  return conditions
}

export function isPast({ status = "open" }: TaskFilter): boolean {
  return status !== "open"
}

export function queryOf({ words, stems, categories }: Omit<Words, "each">, bind: Bind): string {
  return `task_query(${bind(words)}::text[], ${bind(stems)}::text[], ${bind(categories)}::text[])`
}

function plainConditions({ filter, from }: Asked, bind: Bind): string[] {
  const conditions: string[] = []
  const { mode, near, currency, budgetMin, budgetMax, budgetKinds, languages } = filter
  if (mode) conditions.push(`t.mode = ${bind(mode)}`)
  if (near?.radiusKm !== undefined && from) {
    const [x, y, radius] = [from.lng * longitudeScale, from.lat, degreesOf(near.radiusKm)].map(bind)
    conditions.push(`t.spot <@ circle(point(${x}::float8, ${y}::float8), ${radius}::float8)`)
  }
  if (currency) conditions.push(`t.budget_currency = ${bind(currency)}`)
  if (budgetMin !== undefined) conditions.push(`t.budget_max >= ${bind(budgetMin)}::int`)
  if (budgetMax !== undefined) conditions.push(`t.budget_min <= ${bind(budgetMax)}::int`)
  if (budgetKinds && budgetKinds.length > 0)
    conditions.push(`t.budget_kind = any(${bind(budgetKinds)}::text[])`)
  if (languages && languages.length > 0) conditions.push(`t.spoken_languages && ${bind(languages)}::text[]`)
  if (filter.hasPhotos) conditions.push("t.picture_count > 0")
  if (filter.offersMax !== undefined) conditions.push(`t.offer_count <= ${bind(filter.offersMax)}::int`)
  if (filter.urgentOnly) conditions.push("t.is_urgent")
  if (filter.verifiedOnlyFits) conditions.push("not t.needs_verification")
  if (filter.ownerHireRateMin !== undefined) {
    const rate = bind(filter.ownerHireRateMin)
    conditions.push(`t.owner_id in (select u.id from users u where u.hire_rate >= ${rate}::int)`)
  }
  return conditions
}

/** Tasks that are flexible about their day fit no particular one. Weeks end on Sunday. */
function timeConditions({ filter, now, asOf }: Asked, bind: Bind): string[] {
  const today = dayOf(now)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const sunday = addDays(today, (7 - weekday) % 7)
  const chosen = filter.timing === "today" ? today : filter.timing === "this_week" ? sunday : undefined
  const from = chosen ? today : filter.dateFrom
  const to = chosen ?? filter.dateTo
  const conditions: string[] = []
  if (from !== undefined) conditions.push(`t.due_date >= ${bind(from)}::date`)
  if (to !== undefined) conditions.push(`t.due_date <= ${bind(to)}::date`)
  if (asOf !== undefined) conditions.push(`t.published_at <= ${bind(asOf)}::timestamptz`)
  if (filter.postedWithin !== undefined) {
    const since = new Date(now.getTime() - filter.postedWithin * dayMs).toISOString()
    conditions.push(`t.published_at > ${bind(since)}::timestamptz`)
  }
  return conditions
}
