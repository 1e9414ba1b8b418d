// Reads one page of the list. A narrow question first collects its hits, up to a bound, and sorts those; a wide one
// walks along the index of its order. So neither a word that nobody wrote nor one that everybody wrote takes long.
import type { Database } from "../db/client.ts"
import { cardsOf, type CardRow } from "./card.ts"
import type { Visitor } from "./find-tasks.ts"
import { createValues, listConditions, type Asked, type Bind } from "./list-conditions.ts"
import { nearestOrder, orders, type PlainSort } from "./list-order.ts"
import { foldedForSlips } from "./list-words.ts"

/** Beyond this nobody is told a number: the count would cost more than it says. */
export const mostCounted = 1000

export type Page = { rows: CardRow[]; total: number; isCorrected: boolean }
type Wanted = { sort: PlainSort; keys: string[] | null; limit: number; offset: number }

const isListed = "t.status = 'open' and t.visibility = 'public'"

export async function readPage(ctx: Visitor, asked: Asked, wanted: Wanted): Promise<Page> {
  const page = await readAsAsked(ctx, asked, wanted)
  if (page.total > 0 || !asked.filter.q) return { ...page, isCorrected: false }
  const corrected = await readPageBySlips(ctx, asked, wanted)
  return { ...corrected, isCorrected: corrected.total > 0 }
}

async function readAsAsked(ctx: Visitor, asked: Asked, wanted: Wanted) {
  const viewerId = ctx.user?.id ?? null
  const isPlain = conditionsAreFew(asked, wanted)
  if (isPlain) return readOrdered(ctx.db, viewerId, asked, wanted)
  const narrow = await readHits(ctx.db, viewerId, asked, wanted)
  if (narrow.total <= mostCounted) return narrow
  const { rows } = await readOrdered(ctx.db, viewerId, asked, wanted)
  return { rows, total: narrow.total }
}

/** Nothing but what an index leads to, in the order of that index. */
function conditionsAreFew(asked: Asked, { sort }: Wanted): boolean {
  const { leading, others } = listConditions(asked, createValues(null).bind)
  const isListedOnly = (asked.filter.status ?? "open") === "open"
  if (!isListedOnly) return false
  if (sort === "newest") return others.length === 0
  const isByCurrency = sort.startsWith("budget") && others.length === 1
  return leading.length === 0 && (others.length === 0 || isByCurrency)
}

function statusCondition({ filter }: Asked, bind: Bind): string {
  const status = filter.status ?? "open"
  return status === "open" ? isListed : `t.status = ${bind(status)} and t.visibility = 'public'`
}

function parts(asked: Asked, { sort, keys }: Wanted, bind: Bind, extra: string[] = []) {
  const { leading, others } = listConditions(asked, bind)
  const needsSpot = sort === "nearest" ? ["t.spot is not null"] : []
  const where = [statusCondition(asked, bind), ...leading, ...others, ...needsSpot, ...extra].join(" and ")
  const order = sort === "nearest" && asked.from ? nearestOrder(asked.from, bind) : orderOf(sort)
  const after = keys && order.after ? order.after(keys, bind) : "true"
  return { where, order, after }
}

function orderOf(sort: PlainSort) {
  return orders[sort === "nearest" ? "newest" : sort]
}

/** Limits and offsets are written out: they are few, and a plan made for `limit $n` fits none of them. */
function pageOf({ limit, offset }: Wanted): string {
  return `limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`
}

async function readOrdered(db: Database, viewerId: string | null, asked: Asked, wanted: Wanted) {
  const { values, bind } = createValues(viewerId)
  const { where, order, after } = parts(asked, wanted, bind)
  const source = `select t.id, row_number() over () as place from (
    select t.id from tasks t where ${where} and ${after} order by ${order.by} ${pageOf(wanted)}) t`
  const text = `select (${cardsOf(source)}) as data, (select count(*)::int from (
    select 1 from tasks t where ${where} limit ${mostCounted + 1}) counted) as total`
  return run(db, text, values, conditionsAreFew(asked, wanted))
}

async function readHits(
  db: Database,
  viewerId: string | null,
  asked: Asked,
  wanted: Wanted,
  slips: string[] = [],
) {
  const { values, bind } = createValues(viewerId)
  const extra = slips.map((word) => `t.folded_title %> ${bind(word)}`)
  const { where, order, after } = parts(asked, wanted, bind, extra)
  const columns = ["id", ...order.columns].map((column) => `t.${column}`).join(", ")
  const source = `select t.id, row_number() over () as place from (
    select t.id from hits t where ${after} order by ${order.by} ${pageOf(wanted)}) t`
  const text = `with hits as materialized (select ${columns} from tasks t where ${where} limit ${mostCounted + 1})
    select (select count(*)::int from hits) as total,
      case when (select count(*) from hits) > ${mostCounted} then null else (${cardsOf(source)}) end as data`
  return slips.length > 0 ? runForgiving(db, text, values) : run(db, text, values, false)
}

/** The same question with the words left to resemblance. */
async function readPageBySlips(ctx: Visitor, asked: Asked, wanted: Wanted) {
  const slips = foldedForSlips(asked.filter.q ?? "")
  if (slips.length === 0) return { rows: [], total: 0 }
  const found = await readHits(ctx.db, ctx.user?.id ?? null, { ...asked, words: null }, wanted, slips)
  return { ...found, total: Math.min(found.total, mostCounted) }
}

type Answer = { data: CardRow[] | null; total: number }

/** Only a few shapes get a name: each is kept in every connection for good. */
async function run(db: Database, text: string, values: unknown[], isHot: boolean) {
  const name = isHot ? nameOf(text) : undefined
  const { rows } = await db.$client.query<Answer>({ text, values, ...(name ? { name } : {}) })
  const [answer] = rows
  return { rows: answer?.data ?? [], total: answer?.total ?? 0 }
}

/** One letter wrong, missing or too many in a word of seven; the usual setting lets none of them pass. */
const leastResemblance = 0.5

async function runForgiving(db: Database, text: string, values: unknown[]) {
  const client = await db.$client.connect()
  try {
    await client.query("begin")
    await client.query(`set local pg_trgm.word_similarity_threshold = ${leastResemblance}`)
    const { rows } = await client.query<Answer>({ text, values })
    await client.query("commit")
    return { rows: rows[0]?.data ?? [], total: rows[0]?.total ?? 0 }
  } catch (error) {
    await client.query("rollback").catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

const names = new Map<string, string>()
const mostNames = 200

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = `task_list_${names.size}`
  names.set(text, name)
  return name
}
