// Reads one page of the list: cards and how many there are.
import type { Database } from "../../platform/db/client.ts"
import { isUsual, pageOf, statementNames } from "../../platform/db/lists/list-statement.ts"
import { cardRows, cardsById, selectCards, type CardRow, type SelectedCard } from "../card.ts"
import { areSurelyMany, countHits, findIds, mostCounted, partsOf, type Ids, type Wanted } from "./find-ids.ts"
import type { Visitor } from "./find-tasks.ts"
import { createValues } from "../../platform/search/search-statement.ts"
import { listConditions, type Asked } from "./list-conditions.ts"
import { withSimilarWords } from "../../platform/search/similar-words.ts"

export type Page = { rows: CardRow[]; total: number; isCorrected: boolean }

const nameOf = statementNames("task_list", 200)

export async function readPage(ctx: Visitor, asked: Asked, wanted: Wanted): Promise<Page> {
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
  const page = `(select t.* from tasks t where ${where} and ${after} order by ${order.by} ${pageOf(wanted)}) t`
  const isCounted = await isWorthCounting(db, asked, wanted)
  const counted = `(select count(*)::int from (select 1 from tasks t where ${where} limit ${mostCounted + 1}) counted)`
  const text = selectCards(page, order.by, isCounted ? counted : String(mostCounted + 1))
  const name = isUsual(wanted) ? nameOf(text) : undefined
  const { rows } = await db.$client.query<SelectedCard>({ text, values, ...(name ? { name } : {}) })
  const isBehindAll = rows.length === 0 && (wanted.keys !== null || wanted.offset > 0)
  const total = isBehindAll ? await countHits(db, asked, wanted) : (rows[0]?.total ?? 0)
  return { rows: await cardRows(db, rows), total }
}

/** All open tasks are surely more than are told as a number, where so many are expected. */
async function isWorthCounting(db: Database, asked: Asked, { sort }: Wanted): Promise<boolean> {
  const { leading, others } = listConditions(asked, createValues(null).bind)
  const isEverything = leading.length + others.length === 0 && sort !== "nearest" && asked.asOf === undefined
  return !isEverything || !(await areSurelyMany(db))
}

/** The same question with every word corrected. */
async function findIdsByTypos(db: Database, asked: Asked, wanted: Wanted): Promise<Ids | null> {
  const words = asked.words && (await withSimilarWords(db, asked.words))
  return words && findIds(db, { ...asked, words }, wanted)
}
