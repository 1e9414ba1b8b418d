// Finds the ids of one page. A narrow question first collects its hits, up to a bound, and sorts those; a wide one
// walks along the index of its order. So neither a word that nobody wrote nor one that everyone wrote takes long.
import type { Database } from "../../platform/db/client.ts"
import { cacheFor } from "../../platform/db/cache-for.ts"
import { pageOf } from "../../platform/db/lists/list-statement.ts"
import type { Bind } from "../../platform/search/search-statement.ts"
import { createValues } from "../../platform/search/search-statement.ts"
import { isPast, listConditions, statusCondition, type Asked, type Way } from "./list-conditions.ts"
import { nearestOrder, orders, type PlainSort } from "./list-order.ts"

/** Beyond this nobody is told a number: the count would cost more than it says. */
export const mostCounted = 1000

export type Wanted = { sort: PlainSort; keys: string[] | null; limit: number; offset: number }
export type Ids = { ids: string[] | null; total: number }

/** More hits than this aren't collected, whatever was guessed. */
const mostCollected = 5000
/** How far that index is walked before the guess counts as wrong. */
const longestWalk = 20_000

/** The ids of one page, and how many there are: exactly as far as that is quickly known. */
export async function findIds(db: Database, asked: Asked, wanted: Wanted): Promise<Ids> {
  const guessed = await guessCount(db, whereOf(asked, wanted.sort))
  // Few hits are collected, because their number is told.
  const ids = guessed > mostCounted ? await findAmongMany(db, asked, wanted, guessed) : null
  if (ids) return { ids, total: await countMany(db, asked, wanted, guessed) }
  const { rows } = await db.$client.query<Ids>(hitsOf(asked, wanted))
  const found = rows[0] ?? { ids: [], total: 0 }
  return found.ids ? found : { ids: await walk(db, asked, wanted, null), total: found.total }
}

/** Null where collecting is sooner, or where the guess was wrong. */
async function findAmongMany(db: Database, asked: Asked, wanted: Wanted, guessed: number) {
  const { limit, offset } = wanted
  const passed = ((offset + limit) * (await listedCount(db))) / guessed
  const recent = await newestHits(db, asked, wanted, passed)
  if (recent) return recent
  if (passed > Math.min(longestWalk, 2 * guessed)) return null
  const walked = await walk(db, asked, wanted, longestWalk)
  return walked.length === limit ? walked : null
}

/** Guesses up to here may be of fewer than are told as "very many", and are counted. */
const surelyMany = 5 * mostCounted

async function countMany(db: Database, asked: Asked, wanted: Wanted, guessed: number): Promise<number> {
  return guessed > surelyMany ? guessed : countHits(db, asked, wanted)
}

/** As far as they're told. */
export async function countHits(db: Database, asked: Asked, { sort }: Pick<Wanted, "sort">): Promise<number> {
  const { values, bind } = createValues(null)
  const text = `select count(*)::int as total from (
    select from tasks t where $1 = '' and ${whereOf(asked, sort)(bind)} limit ${mostCounted + 1}) counted`
  const { rows } = await db.$client.query<{ total: number }>({ text, values })
  return rows[0]?.total ?? 0
}

/** So few rows are passed sooner than their days are found out. */
const shortWalk = 400
/** From so many rows on, how long it took them to come tells of the rest. */
const telling = 5000
const mostPassed = 100_000
const mostDays = 60
const dayMs = 24 * 60 * 60 * 1000

/** The newest hits of common words by the index of the words alone, which knows days; null where that is no help. */
async function newestHits(
  db: Database,
  asked: Asked,
  wanted: Wanted,
  passed: number,
): Promise<string[] | null> {
  const isWorth = asked.words && passed > shortWalk && passed < mostPassed
  if (wanted.sort !== "newest" || !isWorth || isPast(asked.filter)) return null
  const until = wanted.keys ? Date.parse(wanted.keys[0] ?? "") : asked.now.getTime()
  const since = await momentOf(db, asked, wanted, Math.min(telling, Math.ceil(passed)))
  if (since === null) return null
  const span = (until - since) * Math.max(1, passed / telling)
  for (const stretch of [2, 5]) {
    const first = Math.floor((until - span * stretch) / dayMs)
    // A day more: clocks differ.
    const length = Math.floor(until / dayMs) + 2 - first
    if (length > mostDays) return null
    const days = Array.from({ length }, (_, at) => first + at)
    const ids = await hitsOfDays(db, { ...asked, days }, wanted)
    if (ids.length === wanted.limit) return ids
  }
  return null
}

/** When the task came that so many newer ones precede. */
async function momentOf(db: Database, asked: Asked, { keys }: Wanted, far: number): Promise<number | null> {
  const { values, bind } = createValues(null)
  const { by, after } = orders.newest
  const rest = keys ? after(keys, bind) : "true"
  const text = `select t.published_at as at from tasks t where $1 = '' and ${statusCondition(asked, bind)} and ${rest}
    order by ${by} limit 1 offset ${far}`
  const { rows } = await db.$client.query<{ at: Date }>({ text, values })
  return rows[0]?.at.getTime() ?? null
}

/** All hits of those days, and of them the newest: right as long as there are enough. */
async function hitsOfDays(db: Database, asked: Asked, wanted: Wanted): Promise<string[]> {
  const { values, bind } = createValues(null)
  const { where, order, after } = partsOf(asked, wanted, bind)
  const text = `with hits as materialized (select t.id, t.published_at from tasks t where $1 = '' and ${where} and ${after})
    select t.id from hits t order by ${order.by} ${pageOf(wanted)}`
  const { rows } = await db.$client.query<{ id: string }>({ text, values })
  return rows.map(({ id }) => id)
}

/** What the planner expects by its statistics of words and values: asking it costs a millisecond and reads no row. */
async function guessCount(db: Database, where: Where): Promise<number> {
  const { values, bind } = createValues(null)
  const text = `explain (format json) select from tasks t where $1 = '' and ${where(bind)}`
  type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }
  const { rows } = await db.$client.query<Plan>({ text, values })
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0
}

/** About how many tasks are open; a count from the last minute is good enough. */
const { ask: listedCount } = cacheFor(60_000, (db) =>
  guessCount(db, (bind) => statusCondition({ filter: {} }, bind)),
)

/** All open tasks together. */
export async function areSurelyMany(db: Database): Promise<boolean> {
  return (await listedCount(db)) > surelyMany
}

/** Along the index of the order, past what doesn't fit. */
async function walk(db: Database, asked: Asked, wanted: Wanted, most: number | null): Promise<string[]> {
  const { values, bind } = createValues(null)
  const { where, order, after } = partsOf(asked, wanted, bind, "columns")
  const listed = statusCondition(asked, bind)
  const source =
    most === null
      ? "tasks t"
      : `(select t.* from tasks t where ${listed} and ${after} order by ${order.by} limit ${most}) t`
  const text = `select t.id from ${source} where $1 = '' and ${where} and ${after} order by ${order.by} ${pageOf(wanted)}`
  const { rows } = await db.$client.query<{ id: string }>({ text, values })
  return rows.map(({ id }) => id)
}

/** Every plan is made for its own values: which index pays depends on how common the words are. */
function hitsOf(asked: Asked, wanted: Wanted) {
  const { values, bind } = createValues(null)
  const { where, order, after } = partsOf(asked, wanted, bind)
  const columns = ["id", ...order.columns].map((column) => `t.${column}`).join(", ")
  const text = `with hits as materialized (
      select ${columns} from tasks t where $1 = '' and ${where} limit ${mostCollected + 1}),
    counted as materialized (select count(*)::int as total from hits)
    select total, case when total <= ${mostCollected} then array(
      select t.id from hits t where ${after} order by ${order.by} ${pageOf(wanted)}) end as ids from counted`
  return { text, values }
}

type Where = (bind: Bind) => string

function whereOf(asked: Asked, sort: PlainSort, way?: Way): Where {
  return (bind) => {
    const { leading, others } = listConditions(asked, bind, way)
    if (sort === "nearest") others.push("t.spot is not null")
    if (asked.asOf !== undefined) others.push(`t.published_at <= ${bind(asked.asOf)}::timestamptz`)
    return [statusCondition(asked, bind), ...leading, ...others].join(" and ")
  }
}

export function partsOf(asked: Asked, { sort, keys }: Pick<Wanted, "sort" | "keys">, bind: Bind, way?: Way) {
  const where = whereOf(asked, sort, way)(bind)
  const from = sort === "nearest" ? asked.from : null
  const order = from ? nearestOrder(from, bind) : orders[sort === "nearest" ? "newest" : sort]
  const after = keys && order.after ? order.after(keys, bind) : "true"
  return { where, order, after }
}
