import { sql } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { cacheFor } from "../platform/db/cache-for.ts"
import { tasks } from "../platform/db/schema/task.ts"

type Counts = ReadonlyMap<string, number>

/**
 * A count from the last minute is good enough, so a million tasks are counted once a minute. The process that changed
 * the tree clears its own cache.
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
