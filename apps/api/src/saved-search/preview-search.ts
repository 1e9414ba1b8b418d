import { sql, type SQL } from "drizzle-orm"
import { alertFilterOf, type PreviewSearch } from "@doable/domain/saved-search/input"
import { previewDays } from "@doable/domain/saved-search/limits"
import { fitsFilter } from "@doable/domain/saved-search/matches"
import type { TaskFilter } from "@doable/domain/task/input"
import { addDays, dayOf, endOfDay } from "@doable/domain/time/market-day"
import type { UserContext } from "../platform/context.ts"
import { cardsById, showCard } from "../task/card.ts"
import type { SearchPreview } from "./answers.ts"
import { searchColumns } from "./search-columns.ts"
import { factsOf, hears, type Facts } from "./task-facts.ts"

/** Newer ones first; a search that finds more in a week is told so. */
const mostLookedAt = 2000
const shown = 5

type Row = { id: string; publishedAt: Date; isLeftOut: boolean; facts: Facts }

/** What the alert would have told of the tasks of the last seven days that are still open, by the same rule. */
export async function previewSearch(
  ctx: UserContext,
  { filter, excludeWords }: PreviewSearch,
): Promise<SearchPreview> {
  const now = ctx.now()
  const days = Array.from({ length: previewDays }, (_, at) => addDays(dayOf(now), at + 1 - previewDays))
  const rows = await postedSince(
    ctx,
    alertFilterOf(filter),
    excludeWords,
    endOfDay(addDays(days[0] ?? "", -1)),
  )
  const fitting = rows.filter(({ facts, publishedAt }) => fitsFilter(filter, facts, publishedAt))
  const sent = fitting.filter(({ isLeftOut }) => !isLeftOut)
  const cards = await cardsById(
    ctx.db,
    ctx.user.id,
    sent.slice(0, shown).map(({ id }) => id),
  )
  return {
    data: cards.map((card) => showCard(ctx, card)),
    total: sent.length,
    isMore: rows.length === mostLookedAt,
    days: days.map((day) => ({
      day,
      count: sent.filter(({ publishedAt }) => dayOf(publishedAt) === day).length,
    })),
    leftOut: fitting.length - sent.length,
  }
}

async function postedSince(
  { db, user }: UserContext,
  filter: TaskFilter,
  excludeWords: readonly string[],
  since: Date,
): Promise<Row[]> {
  const { query, excluded } = await searchColumns(db, filter, excludeWords)
  const conditions: SQL[] = [sql`t.published_at > ${since.toISOString()}::timestamptz`]
  if (query) conditions.push(sql`t.search @@ ${query}`)
  const { categoryIds = [], placeId } = filter
  if (categoryIds.length > 0) {
    const ids = sql`${sql.param(categoryIds)}::uuid[]`
    conditions.push(sql`(t.category_id = any(${ids}) or t.parent_category_id = any(${ids}))`)
  }
  if (placeId !== undefined) conditions.push(sql`(t.city_id = ${placeId} or t.place_id = ${placeId})`)
  const { rows } = await db.execute<Row>(sql`
    select t.id, t.published_at as "publishedAt", ${excluded ? sql`t.search @@ ${excluded}` : sql`false`} as "isLeftOut",
      ${sql.raw(factsOf)} as facts
    from tasks t join users o on o.id = t.owner_id
    where t.status = 'open' and t.visibility = 'public' and ${sql.join(conditions, sql` and `)}
      and ${hears(user.id, "t.owner_id")}
    order by t.published_at desc limit ${mostLookedAt}`)
  // The driver leaves moments as text when a statement is written by hand.
  return rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }))
}
