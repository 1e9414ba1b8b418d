import { sql } from "drizzle-orm"
import type { Database } from "../db/client.ts"

type Counts = ReadonlyMap<string, number>
type Kept = { readAt: number; counts: Promise<Counts> }

const kept = new WeakMap<Database, Kept>()
/** As with open tasks: a figure of the last minute will do. */
const maxAgeMs = 60_000

/** How many doers can be found, by leaf and by branch; who works in two leaves of a branch is one doer there. */
export function doerCounts(db: Database): Promise<Counts> {
  const found = kept.get(db)
  if (found && Date.now() - found.readAt < maxAgeMs) return found.counts
  const counts = countDoers(db)
  kept.set(db, { readAt: Date.now(), counts })
  counts.catch(() => kept.delete(db))
  return counts
}

/** For whoever has just changed the tree. */
export const forgetDoerCounts = (db: Database) => kept.delete(db)

async function countDoers(db: Database): Promise<Counts> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select shelf.id, count(*)::int as count from provider_profiles p, unnest(p.shelf_ids) as shelf(id)
    where p.status = 'published' group by shelf.id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
