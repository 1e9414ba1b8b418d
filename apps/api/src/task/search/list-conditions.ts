// Filters of the task list as SQL. Only what is asked for is written, so that every shape gets a plan of its own.
import type { TaskFilter } from "@doable/domain/task/input"
import { wantedDays } from "@doable/domain/time/wanted-days"
import { degreesOf, longitudeScale, type Spot } from "@doable/domain/task/whereabouts"
import { queryOf, type Bind } from "../../platform/search/search-statement.ts"
import type { Words } from "../../platform/search/list-words.ts"

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
  /** Nothing newer: what arrives between two pages waits for the next search. */
  asOf?: string
  /** Only these days, counted since 1970; used together with words only. */
  days?: number[]
}

/** Must match the indexes on open tasks word for word. */
export function statusCondition({ filter }: Pick<Asked, "filter">, bind: Bind): string {
  const status = filter.status ?? "open"
  const isStatus = status === "open" ? "t.status = 'open'" : `t.status = ${bind(status)}`
  return `${isStatus} and t.visibility = 'public'`
}

const dayMs = 24 * 60 * 60 * 1000

/** Categories are lexemes too: `search` looks them up together with words, `columns` each on its own. */
export type Way = "search" | "columns"

/** What an index leads to, and what is left to look at row by row. */
export function listConditions(
  asked: Asked,
  bind: Bind,
  way: Way = "search",
): { leading: string[]; others: string[] } {
  const { filter, leaves, parents, place } = asked
  const shelves = way === "search" && asked.words && !isPast(filter) ? [...leaves, ...parents] : []
  const { leading, others } = shelves.length > 0 ? { leading: [], others: [] } : onShelves(asked, bind)
  if (filter.placeId !== undefined) {
    leading.push(`t.city_id = ${bind(place?.cityId ?? filter.placeId)}`)
    if (place?.isPart) others.push(`t.place_id = ${bind(place.id)}`)
  }
  others.push(...wordConditions(asked, shelves, bind))
  others.push(...plainConditions(asked, bind), ...timeConditions(asked, bind))
  return { leading, others }
}

function onShelves({ filter, leaves, parents }: Asked, bind: Bind): { leading: string[]; others: string[] } {
  if (leaves.length + parents.length === 1) {
    const column = leaves.length === 1 ? "category_id" : "parent_category_id"
    return { leading: [`t.${column} = ${bind(leaves[0] ?? parents[0])}::uuid`], others: [] }
  }
  if (!filter.categoryIds || filter.categoryIds.length === 0) return { leading: [], others: [] }
  const any = `(t.category_id = any(${bind(leaves)}::uuid[]) or t.parent_category_id = any(${bind(parents)}::uuid[]))`
  return { leading: [], others: [any] }
}

function wordConditions(asked: Asked, shelves: string[], bind: Bind): string[] {
  const { filter, words, excluded, days = [] } = asked
  const conditions: string[] = []
  // Of a task that found its doer only title and category are public: its text answers no question either.
  const told = isPast(filter) ? "ts_filter(t.search, '{a,b}')" : "t.search"
  if (words) {
    const query = queryOf(words, bind)
    const lexemes = [shelves.map((id) => `'c:${id}'`), days.map((day) => `'d:${day}'`)]
    const also = lexemes.flatMap((some) => (some.length > 0 ? `${bind(some.join(" | "))}::tsquery` : []))
    conditions.push(`t.search @@ (${[query, ...also].join(" && ")})`)
    // Words that are all fillers find nothing, wherever they are looked for.
    if (also.length > 0) conditions.push(`numnode(${query}) > 0`)
    if (isPast(filter)) conditions.push(`${told} @@ ${query}`)
  }
  for (const word of excluded?.each ?? []) conditions.push(`not ${told} @@ ${queryOf(word, bind)}`)
  return conditions
}

export function isPast({ status = "open" }: TaskFilter): boolean {
  return status !== "open"
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

/** Tasks that are flexible about their day fit no particular one. */
function timeConditions({ filter, now }: Asked, bind: Bind): string[] {
  const { from, to } = wantedDays(filter, now)
  const conditions: string[] = []
  if (from !== undefined) conditions.push(`t.due_date >= ${bind(from)}::date`)
  if (to !== undefined) conditions.push(`t.due_date <= ${bind(to)}::date`)
  if (filter.postedWithin !== undefined) {
    const since = new Date(now.getTime() - filter.postedWithin * dayMs).toISOString()
    conditions.push(`t.published_at > ${bind(since)}::timestamptz`)
  }
  return conditions
}
