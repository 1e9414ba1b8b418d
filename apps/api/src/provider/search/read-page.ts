// Reads one page of the list. A narrow question first collects its hits, up to a bound, and sorts those; a wide one
// walks along the index of its order. So neither a word that nobody wrote nor one that everyone wrote takes long.
import type { Database } from "../../platform/db/client.ts"
import { cacheFor } from "../../platform/db/cache-for.ts"
import { isUsual, pageOf, statementNames } from "../../platform/db/lists/list-statement.ts"
import type { Bind } from "../../platform/search/search-statement.ts"
import { createValues } from "../../platform/search/search-statement.ts"
import { withSimilarWords } from "../../platform/search/similar-words.ts"
import { cardRows, cardsById, selectCards, type CardRow, type SelectedCard } from "../card.ts"
import type { Visitor } from "../find-provider.ts"
import { isListed, listConditions, type Asked } from "./list-conditions.ts"
import { nearestOrder, orders, type InnerSort, type PlainSort } from "./list-order.ts"

/** Beyond this nobody is told a number: the count would cost more than it says. */
export const mostCounted = 1000

export type Page = { rows: CardRow[]; total: number; isCorrected: boolean }
type Wanted<Sort = InnerSort> = { sort: Sort; keys: string[] | null; limit: number; offset: number }
type Ids = { ids: string[] | null; total: number }

const nameOf = statementNames("provider_list", 50)

export async function readPage(ctx: Visitor, asked: Asked, wanted: Wanted<PlainSort>): Promise<Page> {
  const { db, user } = ctx
  if (isPlain(asked, wanted)) {
    return { ...(await readPlain(db, user?.id ?? "", asked, wanted)), isCorrected: false }
  }
  const found = await findIds(db, asked, wanted)
  const corrected = found.total === 0 ? await findIdsByTypos(db, asked, wanted) : null
  const { ids, total } = corrected ?? found
  const rows = await cardsById(db, user?.id ?? null, ids ?? [])
  return { rows, total, isCorrected: corrected !== null && total > 0 }
}

/** Nothing asked for but an order: that of an index. */
function isPlain(asked: Asked, { sort }: Wanted): boolean {
  const { length } = listConditions(asked, createValues(null).bind)
  return sort === "price_low" ? length === 1 && asked.filter.priceMax === undefined : length === 0
}

export function isEverything(asked: Asked): boolean {
  return listConditions(asked, createValues(null).bind).length === 0
}

/** The hottest questions: page and count in one statement, planned once. */
async function readPlain(db: Database, viewerId: string, asked: Asked, wanted: Wanted) {
  const { values, bind } = createValues(viewerId)
  const { where, order, after } = partsOf(asked, wanted, bind)
  const page = `(select p.* from provider_profiles p where ${where} and ${after} order by ${order.by} ${pageOf(wanted)}) p`
  const total = `(select count(*)::int from (select 1 from provider_profiles p where ${where} limit ${mostCounted + 1}) counted)`
  const text = selectCards(page, order.by, { total })
  const name = isUsual(wanted) ? nameOf(text) : undefined
  const { rows } = await db.$client.query<SelectedCard>({ text, values, ...(name ? { name } : {}) })
  const isBehindAll = rows.length === 0 && (wanted.keys !== null || wanted.offset > 0)
  const behind = isBehindAll ? await findIds(db, asked, wanted) : null
  return { rows: await cardRows(db, rows), total: behind?.total ?? rows[0]?.total ?? 0 }
}

/** More hits than this aren't collected: the order's own index gives the page sooner. */
export const mostCollected = 5000
/** How far that index is walked before the guess counts as wrong. */
const longestWalk = 20_000

/** The ids of one page, and how many there are: exactly as far as that is quickly known. */
export async function findIds(db: Database, asked: Asked, wanted: Wanted): Promise<Ids> {
  const guessed = await guessCount(db, asked, wanted)
  if (await isSoonerByWalking(db, guessed, wanted)) {
    const ids = await walk(db, asked, wanted, longestWalk)
    if (ids.length === wanted.limit) return { ids, total: guessed }
  }
  const { rows } = await db.$client.query<Ids>(hitsOf(asked, wanted))
  const found = rows[0] ?? { ids: [], total: 0 }
  return found.ids ? found : { ids: await walk(db, asked, wanted, null), total: found.total }
}

/** Where a number is told, hits are collected as far as they can be; whose turn it is needs none, only few rows. */
async function isSoonerByWalking(db: Database, guessed: number, { sort, limit, offset }: Wanted) {
  if (guessed > mostCollected || sort !== "rotation") return guessed > mostCollected
  return (offset + limit) * (await newcomerCount(db)) < 2 * guessed ** 2
}

/** About how many newcomers there are; a number from the last minute is good enough. */
const { ask: newcomerCount } = cacheFor(60_000, (db) =>
  plannedRows(db, `${isListed} and ${orders.rotation.needs}`, [""]),
)

/** About how many doers there are; a number from the last minute is good enough. */
export const { ask: listedCount } = cacheFor(60_000, (db) => plannedRows(db, isListed, [""]))

/** What the planner expects by its statistics: asking it costs a millisecond and reads no row. */
async function guessCount(db: Database, asked: Asked, wanted: Wanted): Promise<number> {
  if (isEverything(asked)) return wanted.sort === "rotation" ? newcomerCount(db) : listedCount(db)
  const { values, bind } = createValues(null)
  const { where } = partsOf(asked, wanted, bind)
  return plannedRows(db, where, values)
}

async function plannedRows(db: Database, where: string, values: unknown[]): Promise<number> {
  const text = `explain (format json) select from provider_profiles p where $1 = '' and ${where}`
  type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }
  const { rows } = await db.$client.query<Plan>({ text, values: values.slice(0, placesIn(text)) })
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0
}

/** Values of the order are bound last, so that a question without it leaves them away. */
function placesIn(text: string): number {
  return Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
}

/** Along the index of the order, past what doesn't fit. */
async function walk(db: Database, asked: Asked, wanted: Wanted, most: number | null): Promise<string[]> {
  const { values, bind } = createValues(null)
  const { where, order, after } = partsOf(asked, wanted, bind)
  const walked = [isListed, ...(order.needs ? [order.needs] : []), after].join(" and ")
  const source =
    most === null
      ? "provider_profiles p"
      : `(select p.* from provider_profiles p where ${walked} order by ${order.by} limit ${most}) p`
  const text = `select p.id from ${source} where $1 = '' and ${where} and ${after} order by ${order.by} ${pageOf(wanted)}`
  const { rows } = await db.$client.query<{ id: string }>({ text, values })
  return rows.map(({ id }) => id)
}

/** Every plan is made for its own values: which index pays depends on how common the words are. */
function hitsOf(asked: Asked, wanted: Wanted) {
  const { values, bind } = createValues(null)
  const { where, order, after } = partsOf(asked, wanted, bind)
  const columns = ["id", ...order.columns].map((column) => `p.${column}`).join(", ")
  const text = `with hits as materialized (
      select ${columns} from provider_profiles p where $1 = '' and ${where} limit ${mostCollected + 1}),
    counted as materialized (select count(*)::int as total from hits)
    select total, case when total <= ${mostCollected} then array(
      select p.id from hits p where ${after} order by ${order.by} ${pageOf(wanted)}) end as ids from counted`
  return { text, values }
}

/** The same question with every word corrected. */
export async function findIdsByTypos(db: Database, asked: Asked, wanted: Wanted): Promise<Ids | null> {
  const words = asked.words && (await withSimilarWords(db, asked.words))
  return words && findIds(db, { ...asked, words }, wanted)
}

function partsOf(asked: Asked, { sort, keys }: Wanted, bind: Bind) {
  const conditions = [isListed, ...listConditions(asked, bind)]
  if (asked.asOf !== undefined) conditions.push(`p.published_at <= ${bind(asked.asOf)}::timestamptz`)
  const order =
    sort !== "nearest" ? orders[sort] : asked.from ? nearestOrder(asked.from, bind) : orders.standing
  if (order.needs) conditions.push(order.needs)
  const after = keys && order.after ? order.after(keys, bind) : "true"
  return { where: conditions.join(" and "), order, after }
}
