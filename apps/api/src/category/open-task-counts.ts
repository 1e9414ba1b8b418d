import { sql } from "drizzle-orm"
import type { Database } from "../db/client.ts"
import { tasks } from "../db/schema/task.ts"

type Counts = ReadonlyMap<string, number>
type Kept = { readAt: number; counts: Promise<Counts> }

const kept = new WeakMap<Database, Kept>()
/** Nobody counts along: a figure of the last minute will do, and a million tasks are counted once in it. */
const maxAgeMs = 60_000

/** How many open tasks everybody may see, by leaf. */
export function openTaskCounts(db: Database): Promise<Counts> {
  const found = kept.get(db)
  if (found && Date.now() - found.readAt < maxAgeMs) return found.counts
  const counts = countOpenTasks(db)
  kept.set(db, { readAt: Date.now(), counts })
  counts.catch(() => kept.delete(db))
  return counts
}

/** For whoever has just changed the tree. */
export const forgetTaskCounts = (db: Database) => kept.delete(db)

async function countOpenTasks(db: Database): Promise<Counts> {
  const rows = await db
    .select({ id: tasks.categoryId, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(sql`status = 'open' and visibility = 'public'`)
    .groupBy(tasks.categoryId)
  return new Map(rows.flatMap(({ id, count }) => (id ? [[id, count] as const] : [])))
}
