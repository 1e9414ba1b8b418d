// Reads one page of the list. A narrow question first collects its hits, up to a bound, and sorts those; a wide one
// walks along the index of its order. So neither a word that nobody wrote nor one that everybody wrote takes long.
import type { Database } from "../db/client.ts"
import { isUsual, pageOf, statementNames } from "../db/list-statement.ts"
import { cardsById, cardsOf, type CardRow } from "./card.ts"
import type { Visitor } from "./find-tasks.ts"
import {
  createValues,
  isPast,
  listConditions,
  statusCondition,
  type Asked,
  type Bind,
} from "./list-conditions.ts"
import { nearestOrder, orders, type PlainSort } from "./list-order.ts"
import { foldedForSlips } from "./list-words.ts"

/** Beyond this nobody is told a number: the count would cost more than it says. */
export const mostCounted = 1000

export type Page = { rows: CardRow[]; total: number; isCorrected: boolean }
type Wanted = { sort: PlainSort; keys: string[] | null; limit: number; offset: number }
type Ids = { ids: string[] | null; total: number }

const nameOf = statementNames("task_list", 200)

export async function readPage(ctx: Visitor, asked: Asked, wanted: Wanted): Promise<Page> {
  const { db, user } = ctx
  if (isPlain(asked, wanted)) {
    return { ...(await readPlain(db, user?.id ?? "", asked, wanted)), isCorrected: false }
  }
  const found = await findIds(db, asked, wanted)
  const isCorrected = found.total === 0 && asked.words !== null && !isPast(asked.filter)
  const { ids, total } = isCorrected ? await findIdsBySlips(db, asked, wanted) : found
  const rows = await cardsById(db, user?.id ?? null, ids ?? [])
  return { rows, total, isCorrected: isCorrected && total > 0 }
}

/** Nothing but what an index leads to, in the order of that index. */
function isPlain(asked: Asked, { sort }: Wanted): boolean {
  const { leading, others } = listConditions(asked, createValues(null).bind)
  if ((asked.filter.status ?? "open") !== "open") return false
  if (sort === "newest") return others.length === 0
  const isByCurrency = sort.startsWith("budget") && others.length === 1
  return leading.length === 0 && (others.length === 0 || isByCurrency)
}

/** The hottest questions of the product: page and count in one statement, planned once. */
async function readPlain(db: Database, viewerId: string, asked: Asked, wanted: Wanted) {
  const { values, bind } = createValues(viewerId)
  const { where, order, after } = partsOf(asked, wanted, bind)
  const source = `select t.id, row_number() over () as place from (
    select t.id from tasks t where ${where} and ${after} order by ${order.by} ${pageOf(wanted)}) t`
  const text = `select (${cardsOf(source)}) as data, (select count(*)::int from (
    select 1 from tasks t where ${where} limit ${mostCounted + 1}) counted) as total`
  const name = isUsual(wanted) ? nameOf(text) : undefined
  type Answer = { data: CardRow[]; total: number }
  const { rows } = await db.$client.query<Answer>({ text, values, ...(name ? { name } : {}) })
  return { rows: rows[0]?.data ?? [], total: rows[0]?.total ?? 0 }
}

/** More hits than this are not collected, whatever was guessed. */
const mostCollected = 5000
/** How far that index is walked before the guess counts as wrong. */
const longestWalk = 20_000

/** The ids of one page, and how many there are: exactly as far as that is quickly known. */
export async function findIds(db: Database, asked: Asked, wanted: Wanted): Promise<Ids> {
  const guessed = await guessCount(db, whereOf(asked, wanted.sort))
  if (await isSoonerByWalking(db, guessed, wanted)) {
    const ids = await walk(db, asked, wanted, longestWalk)
    if (ids.length === wanted.limit) return { ids, total: guessed }
  }
  const { rows } = await db.$client.query<Ids>(hitsOf(asked, wanted))
  const found = rows[0] ?? { ids: [], total: 0 }
  return found.ids ? found : { ids: await walk(db, asked, wanted, null), total: found.total }
}

/** Few hits are collected, because their number is told; of many, whichever way passes fewer rows. */
async function isSoonerByWalking(db: Database, guessed: number, { limit, offset }: Wanted): Promise<boolean> {
  if (guessed <= mostCounted) return false
  const passed = ((offset + limit) * (await listedCount(db))) / guessed
  return passed < Math.min(longestWalk, 2 * guessed)
}

/** What the planner expects by its statistics of words and values: asking it costs a millisecond and reads no row. */
async function guessCount(db: Database, where: Where): Promise<number> {
  const { values, bind } = createValues(null)
  const text = `explain (format json) select from tasks t where $1 = '' and ${where(bind)}`
  type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }
  const { rows } = await db.$client.query<Plan>({ text, values })
  return rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0
}

const listed = new WeakMap<Database, { at: number; count: Promise<number> }>()
const maxAgeMs = 60_000

/** About how many tasks the wall has; a figure of the last minute will do. */
function listedCount(db: Database): Promise<number> {
  const known = listed.get(db)
  if (known && Date.now() - known.at < maxAgeMs) return known.count
  const count = guessCount(db, (bind) => statusCondition({ filter: {} }, bind))
  listed.set(db, { at: Date.now(), count })
  count.catch(() => listed.delete(db))
  return count
}

/** Along the index of the order, past what does not fit. */
async function walk(db: Database, asked: Asked, wanted: Wanted, most: number | null): Promise<string[]> {
  const { values, bind } = createValues(null)
  const { where, order, after } = partsOf(asked, wanted, bind)
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
function hitsOf(asked: Asked, wanted: Wanted, slips: string[] = []) {
  const { values, bind } = createValues(null)
  const extra = slips.map((word) => `t.folded_title %> ${bind(word)}`)
  const { where, order, after } = partsOf(asked, wanted, bind)
  const columns = ["id", ...order.columns].map((column) => `t.${column}`).join(", ")
  const text = `with hits as materialized (
      select ${columns} from tasks t where ${["$1 = ''", where, ...extra].join(" and ")} limit ${mostCollected + 1}),
    counted as materialized (select count(*)::int as total from hits)
    select total, case when total <= ${mostCollected} then array(
      select t.id from hits t where ${after} order by ${order.by} ${pageOf(wanted)}) end as ids from counted`
  return { text, values }
}

/** One letter wrong, missing or too many in a word of seven; the usual setting lets none of them pass. */
const leastResemblance = 0.5

/** The same question with the words left to resemblance. */
async function findIdsBySlips(db: Database, asked: Asked, wanted: Wanted): Promise<Ids> {
  const slips = foldedForSlips(asked.filter.q ?? "")
  if (slips.length === 0) return { ids: [], total: 0 }
  const client = await db.$client.connect()
  try {
    await client.query("begin")
    await client.query(`set local pg_trgm.word_similarity_threshold = ${leastResemblance}`)
    const { rows } = await client.query<Ids>(hitsOf({ ...asked, words: null }, wanted, slips))
    await client.query("commit")
    return { ids: rows[0]?.ids ?? [], total: Math.min(rows[0]?.total ?? 0, mostCounted) }
  } catch (error) {
    await client.query("rollback").catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

type Where = (bind: Bind) => string

function whereOf(asked: Asked, sort: PlainSort): Where {
  return (bind) => {
    const { leading, others } = listConditions(asked, bind)
    const needsSpot = sort === "nearest" ? ["t.spot is not null"] : []
    return [statusCondition(asked, bind), ...leading, ...others, ...needsSpot].join(" and ")
  }
}

function partsOf(asked: Asked, { sort, keys }: Wanted, bind: Bind) {
  const where = whereOf(asked, sort)(bind)
  const from = sort === "nearest" ? asked.from : null
  const order = from ? nearestOrder(from, bind) : orders[sort === "nearest" ? "newest" : sort]
  const after = keys && order.after ? order.after(keys, bind) : "true"
  return { where, order, after }
}
