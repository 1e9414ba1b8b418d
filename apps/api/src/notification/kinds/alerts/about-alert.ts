import { and, eq, inArray, ne } from "drizzle-orm"
import { z } from "zod"
import { tasksPerAlert } from "@doable/domain/saved-search/limits"
import { matchReasons, whyMatched } from "@doable/domain/saved-search/matches"
import { l10n } from "@doable/domain/text/l10n"
import type { TaskFilter } from "@doable/domain/task/input"
import type { Database } from "../../../platform/db/client.ts"
import { categories } from "../../../platform/db/schema/category.ts"
import { savedSearches } from "../../../platform/db/schema/saved-search.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { hears } from "../../../saved-search/task-facts.ts"

const found = z.object({
  id: z.string(),
  title: z.string(),
  category: l10n.nullable(),
  why: z.array(z.object({ kind: z.enum(matchReasons), km: z.number().optional() })),
})

export const aboutAlert = z.object({
  searchId: z.string(),
  /** What its owner called it then. */
  search: z.string(),
  count: z.number(),
  /** The newest of them. */
  tasks: z.array(found).min(1),
})
export type AboutAlert = z.infer<typeof aboutAlert>

/** What is still open by now, if its reader still wants to hear of it. */
export async function notifySearcher(
  { searchId, taskIds, count = taskIds.length }: { searchId: string; taskIds: string[]; count?: number },
  db: Database,
): Promise<{ userId: string; data: AboutAlert }[]> {
  const { search, open } = await stillWanted(db, searchId, taskIds)
  if (!search || open.length === 0) return []
  const data = {
    searchId,
    search: search.name,
    count: open.length + count - taskIds.length,
    tasks: open.slice(0, tasksPerAlert).map(({ task, category }) => ({
      id: task.id,
      title: task.title,
      category,
      why: whyMatched(search.filters as TaskFilter, { spot: spotOf(task) }),
    })),
  }
  return [{ userId: search.userId, data }]
}

function spotOf({ publicLat: lat, publicLng: lng }: typeof tasks.$inferSelect) {
  return lat === null || lng === null ? null : { lat, lng }
}

/** What may be told at this moment: neither is the alert off nor the reader away, and nobody has blocked the other. */
export async function stillWanted(db: Database, searchId: string, taskIds: readonly string[]) {
  const [search] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), ne(savedSearches.frequency, "off")))
  return { search, open: search ? await openTasks(db, search.userId, taskIds) : [] }
}

/** In the order given. */
async function openTasks(db: Database, readerId: string, ids: readonly string[]) {
  const rows = await db
    .select({ task: tasks, category: categories.name })
    .from(tasks)
    .leftJoin(categories, eq(categories.id, tasks.categoryId))
    .where(
      and(
        inArray(tasks.id, [...ids]),
        eq(tasks.status, "open"),
        eq(tasks.visibility, "public"),
        hears(readerId, "tasks.owner_id"),
      ),
    )
  return rows.toSorted((a, b) => ids.indexOf(a.task.id) - ids.indexOf(b.task.id))
}
