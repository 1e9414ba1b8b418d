import { sql, type SQL } from "../platform/db/drizzle.ts"
import type { ProviderFilter } from "@doable/domain/provider/input"
import { fitsDoerFilter, type DoerFacts } from "@doable/domain/saved-search/doer-matches"
import type { PreviewDoers, PreviewSearch } from "@doable/domain/saved-search/input"
import { alertFilterOf } from "@doable/domain/saved-search/same-search"
import { previewDays } from "@doable/domain/saved-search/limits"
import { fitsFilter } from "@doable/domain/saved-search/matches"
import type { TaskFilter } from "@doable/domain/task/input"
import { addDays, dayOf, endOfDay } from "@doable/domain/time/market-day"
import type { UserContext } from "../platform/context.ts"
import { cardsById as doerCardsById, showCard as showDoerCard } from "../provider/card.ts"
import { doerFactsOf } from "../provider/note-listing.ts"
import { cardsById, showCard } from "../task/card.ts"
import type { DoersPreview, SearchPreview } from "./answers.ts"
import { searchColumns } from "./search-columns.ts"
import { hears } from "../user/may-hear.ts"
import { factsOf, type Facts } from "./task-facts.ts"
import { wantedPlace } from "./wanted-place.ts"

/** Newer ones first; a search that finds more in a week is told so. */
const mostLookedAt = 2000
const shown = 5

type Row<Of> = { id: string; publishedAt: Date; isLeftOut: boolean; facts: Of }

/** What the alert would have told of the tasks of the last seven days that are still open, by the same rule. */
export async function previewSearch(
  ctx: UserContext,
  { filter, excludeWords }: PreviewSearch,
): Promise<SearchPreview> {
  const rows = await postedSince(ctx, alertFilterOf(filter), excludeWords)
  const { ids, ...counted } = count(ctx, rows, ({ facts, publishedAt }) =>
    fitsFilter(filter, facts, publishedAt),
  )
  const cards = await cardsById(ctx.db, ctx.user.id, ids)
  return { data: cards.map((card) => showCard(ctx, card)), ...counted }
}

/** The same of doers who published their profile in these days. */
export async function previewDoers(
  ctx: UserContext,
  { filter, excludeWords }: PreviewDoers,
): Promise<DoersPreview> {
  const rows = await publishedSince(ctx, filter, excludeWords)
  const place = wantedPlace(filter)
  const { ids, ...counted } = count(ctx, rows, ({ facts }) => fitsDoerFilter(filter, facts, place))
  const cards = await doerCardsById(ctx.db, ctx.user.id, ids)
  return { data: cards.map((card) => showDoerCard(ctx, card)), ...counted }
}

const firstDay = (now: Date) => addDays(dayOf(now), 1 - previewDays)
const sinceOf = ({ now }: UserContext) => endOfDay(addDays(firstDay(now()), -1)).toISOString()

function count<Of>(ctx: UserContext, rows: readonly Row<Of>[], fits: (row: Row<Of>) => boolean) {
  const fitting = rows.filter(fits)
  const sent = fitting.filter(({ isLeftOut }) => !isLeftOut)
  const first = firstDay(ctx.now())
  return {
    ids: sent.slice(0, shown).map(({ id }) => id),
    total: sent.length,
    isMore: rows.length === mostLookedAt,
    days: Array.from({ length: previewDays }, (_, at) => addDays(first, at)).map((day) => ({
      day,
      count: sent.filter(({ publishedAt }) => dayOf(publishedAt) === day).length,
    })),
    leftOut: fitting.length - sent.length,
  }
}

async function postedSince(
  ctx: UserContext,
  filter: TaskFilter,
  excludeWords: readonly string[],
): Promise<Row<Facts>[]> {
  const { db, user } = ctx
  const { query, excluded } = await searchColumns(db, filter, excludeWords)
  const conditions: SQL[] = [sql`t.published_at > ${sinceOf(ctx)}::timestamptz`]
  if (query) conditions.push(sql`t.search @@ ${query}`)
  const { categoryIds = [], placeId } = filter
  if (categoryIds.length > 0) {
    const ids = sql`${sql.param(categoryIds)}::uuid[]`
    conditions.push(sql`(t.category_id = any(${ids}) or t.parent_category_id = any(${ids}))`)
  }
  if (placeId !== undefined) conditions.push(sql`(t.city_id = ${placeId} or t.place_id = ${placeId})`)
  const { rows } = await db.execute<Row<Facts>>(sql`
    select t.id, t.published_at as "publishedAt", ${excluded ? sql`t.search @@ ${excluded}` : sql`false`} as "isLeftOut",
      ${sql.raw(factsOf)} as facts
    from tasks t join users o on o.id = t.owner_id
    where t.status = 'open' and t.visibility = 'public' and ${sql.join(conditions, sql` and `)}
      and ${hears(user.id, "t.owner_id")}
    order by t.published_at desc nulls last limit ${mostLookedAt}`)
  return withDates(rows)
}

async function publishedSince(
  ctx: UserContext,
  filter: ProviderFilter,
  excludeWords: readonly string[],
): Promise<Row<DoerFacts>[]> {
  const { db, user } = ctx
  const { query, excluded } = await searchColumns(db, filter, excludeWords, "provider")
  const { categoryIds = [] } = filter
  const { rows } = await db.execute<Row<DoerFacts>>(sql`
    select p.id, p.published_at as "publishedAt", ${excluded ? sql`p.search @@ ${excluded}` : sql`false`} as "isLeftOut",
      ${sql.raw(doerFactsOf)} as facts
    from provider_profiles p
    where p.status = 'published' and p.published_at > ${sinceOf(ctx)}::timestamptz
      and ${query ? sql`p.search @@ ${query}` : sql`true`}
      and ${categoryIds.length > 0 ? sql`p.shelf_ids && ${sql.param(categoryIds)}::uuid[]` : sql`true`}
      and ${hears(user.id, "p.user_id")}
    order by p.published_at desc nulls last, p.id desc nulls last limit ${mostLookedAt}`)
  return withDates(rows)
}

/** The driver leaves moments as text when a statement is written by hand. */
const withDates = <Of>(rows: readonly Row<Of>[]) =>
  rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }))
