import { and, desc, eq } from "../platform/db/drizzle.ts"
import type { MySavedSearches } from "@doable/domain/saved-search/input"
import { matchesCounted, previewDays } from "@doable/domain/saved-search/limits"
import { Refused } from "@doable/domain/refusal"
import { categoryCache } from "../category/category-cache.ts"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import type { SavedSearch } from "./answers.ts"
import { placeOf } from "./place-of.ts"

type Row = typeof savedSearches.$inferSelect

export async function findMySearches(ctx: UserContext, { limit, counted }: MySavedSearches) {
  const { userId, createdAt, id } = savedSearches
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(eq(userId, ctx.user.id))
    .orderBy(desc(createdAt), id)
    .limit(limit)
  return { data: await describeSearches(ctx, rows, counted), total: rows.length }
}

export async function ownSearch(ctx: UserContext, searchId: string): Promise<SavedSearch> {
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, ctx.user.id)))
  const [search] = await describeSearches(ctx, rows)
  if (!search) throw new Refused("saved_search_not_found")
  return search
}

async function describeSearches(ctx: UserContext, rows: Row[], counted = true): Promise<SavedSearch[]> {
  const now = ctx.now()
  const [shelf, found] = await Promise.all([categoryCache(ctx.db), foundBy(ctx.db, counted ? rows : [], now)])
  return rows.map((row) => {
    const { id, name, excludeWords, frequency, quietHours, filters, scope } = row
    const categories = (filters.categoryIds ?? []).flatMap((one) => shelf.find(one) ?? [])
    const said = {
      id,
      name,
      excludeWords,
      frequency,
      quietHours,
      createdAt: row.createdAt.toISOString(),
      lastMatchAt: found.get(id)?.lastMatchAt ?? null,
      matchCount7d: found.get(id)?.count ?? null,
      categories: categories.map((category) => ({
        ...category,
        parentSlug: (category.parentId && shelf.find(category.parentId)?.slug) || null,
      })),
      place: placeOf(filters),
    }
    // The column is one for both scopes; which filter it holds, the scope says.
    return { ...said, scope, filters } as SavedSearch
  })
}

type Found = { id: string; count: number; lastMatchAt: string | null }

/** Reads no more of a search than is shown, however much it has found. */
const foundBySearches = `
  select asked.id, week.count, latest.at as "lastMatchAt"
  from unnest($1::uuid[]) as asked(id)
  cross join lateral (select count(*)::int as count from (
    select from saved_search_matches where search_id = asked.id and matched_at > $2
    union all select from saved_search_doers where search_id = asked.id and matched_at > $2
    limit ${matchesCounted + 1}) m) week
  cross join lateral (select ${isoDate("max(m.at)")} as at from (
    (select matched_at as at from saved_search_matches where search_id = asked.id
      order by matched_at desc nulls last limit 1)
    union all (select matched_at from saved_search_doers where search_id = asked.id
      order by matched_at desc nulls last limit 1)) m) latest`

async function foundBy(db: Database, rows: readonly Row[], now: Date): Promise<Map<string, Found>> {
  if (rows.length === 0) return new Map()
  const since = new Date(now.getTime() - previewDays * 24 * 60 * 60 * 1000)
  const { rows: found } = await db.$client.query<Found>({
    name: "found_by_searches",
    text: foundBySearches,
    values: [rows.map(({ id }) => id), since],
  })
  return new Map(found.map((one) => [one.id, one]))
}
