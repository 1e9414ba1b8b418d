import { and, desc, eq } from "../platform/db/drizzle.ts"
import type { MySavedSearches } from "@doable/domain/saved-search/input"
import { previewDays } from "@doable/domain/saved-search/limits"
import { Refused } from "@doable/domain/refusal"
import { categoryCache } from "../category/category-cache.ts"
import { placeCache } from "../place/place-cache.ts"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import type { SavedSearch } from "./answers.ts"

type Row = typeof savedSearches.$inferSelect

export async function findMySearches(ctx: UserContext, { limit }: MySavedSearches) {
  const { userId, createdAt, id } = savedSearches
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(eq(userId, ctx.user.id))
    .orderBy(desc(createdAt), id)
    .limit(limit)
  return { data: await describeSearches(ctx, rows), total: rows.length }
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

async function describeSearches(ctx: UserContext, rows: Row[]): Promise<SavedSearch[]> {
  const now = ctx.now()
  const [shelf, found] = await Promise.all([categoryCache(ctx.db), foundBy(ctx.db, rows, now)])
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
      matchCount7d: found.get(id)?.count ?? 0,
      categories: categories.map((category) => ({
        ...category,
        parentSlug: (category.parentId && shelf.find(category.parentId)?.slug) || null,
      })),
      place: shownPlaceOf(filters),
    }
    // The column is one for both scopes; which filter it holds, the scope says.
    return { ...said, scope, filters } as SavedSearch
  })
}

/** A distance is counted from the middle of a place; no two have the same one. */
function shownPlaceOf({ placeId, near }: Row["filters"]) {
  const place =
    placeId === undefined
      ? near && placeCache().list.find(({ lat, lng }) => lat === near.lat && lng === near.lng)
      : placeCache().find(placeId)
  if (!place) return null
  const city = place.parentId ? placeCache().find(place.parentId) : undefined
  return { id: place.id, name: place.name, city: city?.name ?? null }
}

type Found = { id: string; count: number; lastMatchAt: string | null }

async function foundBy(db: Database, rows: readonly Row[], now: Date): Promise<Map<string, Found>> {
  if (rows.length === 0) return new Map()
  const since = new Date(now.getTime() - previewDays * 24 * 60 * 60 * 1000)
  const { rows: found } = await db.$client.query<Found>({
    name: "found_by_searches",
    text: `select asked.id, count(m) filter (where m.matched_at > $2)::int as count,
        ${isoDate("max(m.matched_at)")} as "lastMatchAt"
      from unnest($1::uuid[]) as asked(id)
      left join lateral (select matched_at from saved_search_matches where search_id = asked.id
        union all select matched_at from saved_search_doers where search_id = asked.id) m on true
      group by asked.id`,
    values: [rows.map(({ id }) => id), since],
  })
  return new Map(found.map((one) => [one.id, one]))
}
