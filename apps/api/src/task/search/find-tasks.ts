import { eq } from "../../platform/db/drizzle.ts"
import { defaultCurrency } from "@doable/domain/money/currency"
import type { TaskFilter, TaskList, TaskSort } from "@doable/domain/task/input"
import type { WhyReason } from "@doable/domain/task/ranking"
import { distanceKm } from "@doable/domain/task/whereabouts"
import type { Caller } from "../../platform/caller.ts"
import { askedWords } from "../../category/asked-words.ts"
import { categoryCache } from "../../category/category-cache.ts"
import type { Context } from "../../platform/context.ts"
import { places } from "../../platform/db/schema/place.ts"
import { showCard, type CardRow } from "../card.ts"
import { doerLooking } from "./doer-looking.ts"
import { mostCounted } from "./find-ids.ts"
import { isPast, type Asked } from "./list-conditions.ts"
import { orders, readCursor, writeCursor, type PlainSort } from "./list-order.ts"
import { searchWords } from "../../platform/search/list-words.ts"
import { readPage, type Page } from "./read-page.ts"
import { readBestMatches } from "./read-best-matches.ts"
import { withWholeWords } from "../../platform/search/whole-words.ts"

export type Visitor = Context & { user: Caller | null }

const reasons: Record<PlainSort, WhyReason> = {
  newest: "newest",
  due_soon: "due",
  budget_high: "budget",
  budget_low: "budget",
  nearest: "distance",
  fewest_offers: "offers",
}

/** The public list: whatever is asked for, a few short questions to the database and never a count without end. */
export async function findTasks(ctx: Visitor, input: TaskList) {
  const [asked, doer] = await Promise.all([understand(ctx, input), doerLooking(ctx)])
  const usualSort: TaskSort = doer ? "best_match" : "newest"
  const sort = sortOf(input.sort ?? usualSort, asked)
  const cursor = readCursor(sort, input.cursor, asked.now)
  const seen = cursor && "keys" in cursor ? 0 : cursor?.seen || input.pagination.offset
  const { limit } = input.pagination
  const asOf = cursor?.asOf ?? asked.now.toISOString()
  const pageCursor = writeCursor(sort, { seen: 0, asOf })

  const best =
    sort === "best_match" ? await readBestMatches(ctx, asked, { doer, limit, offset: seen, asOf }) : null
  if (sort === "best_match" && best && (best.total > 0 || !asked.words)) {
    const { rows, total, weighed } = best
    const data = rows.map(({ row, why }) => showCard(ctx, row, { ...at(asked, row), why }))
    const hasMore = rows.length === limit && seen + rows.length < weighed
    const nextCursor = hasMore ? writeCursor(sort, { seen: seen + rows.length, asOf }) : null
    return { data, ...counted(total), nextCursor, pageCursor, sort, usualSort, isCorrected: false }
  }

  const keys = cursor && "keys" in cursor ? cursor.keys : null
  // Nothing to weigh: what only resembles the words is told as the newest first.
  const order = sort === "best_match" ? "newest" : sort
  // What came since the first page waits for the next search; one row more than shown tells whether there are more.
  const told = cursor ? { ...asked, asOf } : asked
  const page = await readPage(ctx, told, { sort: order, keys, limit: limit + 1, offset: seen })
  const data = page.rows
    .slice(0, limit)
    .map((row) => showCard(ctx, row, { ...at(asked, row), why: [reasons[order]] }))
  const nextCursor = nextOf(page, { sort: order, limit, seen, asOf })
  const { isCorrected } = page
  return { data, ...counted(page.total), nextCursor, pageCursor, sort: order, usualSort, isCorrected }
}

/** What found its doer is told as the newest first: other orders would tell where, when and what it said. */
function sortOf(sort: TaskSort, { filter, from }: Asked): TaskSort {
  return isPast(filter) || (sort === "nearest" && !from) ? "newest" : sort
}

/** Once a doer is hired, place and time are private, so these filters are ignored. */
function toldFilter(filter: TaskFilter): TaskFilter {
  if (!isPast(filter)) return filter
  const { placeId: _p, near: _n, timing: _t, dateFrom: _f, dateTo: _d, ...told } = filter
  return told
}

function nextOf(
  page: Page,
  { sort, limit, seen, asOf }: { sort: PlainSort; limit: number; seen: number; asOf: string },
) {
  const last = page.rows[limit - 1]
  if (!last || page.rows.length <= limit) return null
  if (sort === "nearest") return writeCursor(sort, { seen: seen + limit, asOf })
  return writeCursor(sort, { keys: orders[sort].keysOf(last), asOf })
}

function counted(total: number) {
  return { total: Math.min(total, mostCounted), totalIsEstimate: total > mostCounted }
}

function at({ from }: Asked, { lat, lng }: CardRow) {
  if (!from || lat === null || lng === null) return { distanceKm: null }
  return { distanceKm: Math.round(distanceKm(from, { lat, lng }) * 10) / 10 }
}

/** What the filter means here and now: categories by their kind, the place by its city, words by their stems. */
export async function understand(
  ctx: Visitor,
  { filter: given, sort }: Pick<TaskList, "filter" | "sort">,
): Promise<Asked> {
  const isByBudget =
    sort === "budget_high" ||
    sort === "budget_low" ||
    given.budgetMin !== undefined ||
    given.budgetMax !== undefined
  // Amounts are compared inside one currency alone.
  const told = toldFilter(given)
  const filter = isByBudget ? { ...told, currency: given.currency ?? defaultCurrency } : told
  const shelf = await categoryCache(ctx.db)
  const wanted = (filter.categoryIds ?? []).flatMap((id) => shelf.find(id) ?? [])
  const words = await askedWords(ctx.db, filter.q)
  const place = filter.placeId === undefined ? null : await placeOf(ctx, filter.placeId)
  return {
    filter,
    leaves: wanted.filter(({ parentId }) => parentId !== null).map(({ id }) => id),
    parents: wanted.filter(({ parentId }) => parentId === null).map(({ id }) => id),
    place: place && { id: place.id, cityId: place.parentId ?? place.id, isPart: place.parentId !== null },
    words: words && (await withWholeWords(ctx.db, words)),
    excluded: searchWords((filter.excludeWords ?? []).join(" ")),
    from: filter.near ?? place,
    now: ctx.now(),
  }
}

async function placeOf({ db }: Visitor, id: string) {
  const { parentId, lat, lng } = places
  const [place] = await db.select({ id: places.id, parentId, lat, lng }).from(places).where(eq(places.id, id))
  return place ?? null
}
