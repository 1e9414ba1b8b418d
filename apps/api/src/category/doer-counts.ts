import { sql } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { cacheFor } from "../platform/db/cache-for.ts"

type Counts = ReadonlyMap<string, number>

/**
 * As with open tasks, a count from the last minute is good enough. The process that changed the tree clears its own
 * cache.
 */
export const { ask: doerCounts, forget: clearProviderCounts } = cacheFor(60_000, countDoers)

/** How many doers can be found, by leaf and by branch; who works in two leaves of a branch is one doer there. */
async function countDoers(db: Database): Promise<Counts> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select shelf.id, count(*)::int as count from provider_profiles p, unnest(p.shelf_ids) as shelf(id)
    where p.status = 'published' group by shelf.id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
