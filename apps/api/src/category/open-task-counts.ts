import { sql } from "drizzle-orm"
import type { Database } from "../platform/db/client.ts"
import { cacheFor } from "../platform/db/cache-for.ts"
import { tasks } from "../platform/db/schema/task.ts"

type Counts = ReadonlyMap<string, number>

/**
 * Nobody counts along: a figure of the last minute will do, and a million tasks are counted once in it. Whoever has
 * just changed the tree has it forgotten.
 */
export const { ask: openTaskCounts, forget: clearTaskCounts } = cacheFor(60_000, countOpenTasks)

/** How many open tasks everyone may see, by leaf. */
async function countOpenTasks(db: Database): Promise<Counts> {
  const rows = await db
    .select({ id: tasks.categoryId, count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(sql`status = 'open' and visibility = 'public'`)
    .groupBy(tasks.categoryId)
  return new Map(rows.flatMap(({ id, count }) => (id ? [[id, count] as const] : [])))
}
