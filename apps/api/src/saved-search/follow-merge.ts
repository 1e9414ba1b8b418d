import { and, asc, eq, gt, or, sql } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import { searchColumns } from "./search-columns.ts"

/** Searches in a category that was merged go on in the one that it was merged into. */
export const followMerge: Effect<"category.merged"> = {
  name: "saved-searches-follow-merge",
  run: ({ db }, { fromId, toId }) => moveSearches(db, fromId, toId),
}

const portion = 500

/** Merging is rare, so the searches are read in their order and no index has to know their categories. */
export async function moveSearches(db: Database, fromId: string, toId: string): Promise<void> {
  const { id, filters, keys } = savedSearches
  const isInIt = or(
    sql`${filters} -> 'categoryIds' ? ${fromId}`,
    sql`${keys} && array[${`k:${fromId}:*`}]::text[]`,
  )
  let after = "00000000-0000-0000-0000-000000000000"
  for (;;) {
    const some = await db
      .select()
      .from(savedSearches)
      .where(and(gt(id, after), isInIt))
      .orderBy(asc(id))
      .limit(portion)
    for (const row of some) await moveSearch(db, row, { fromId, toId })
    if (some.length < portion) return
    after = some.at(-1)?.id ?? after
  }
}

type Row = typeof savedSearches.$inferSelect

async function moveSearch(db: Database, row: Row, way: { fromId: string; toId: string }) {
  let read: Row | undefined = row
  // Another merge may move it too: what was decided counts only for what was read.
  while (read && !(await moveAsRead(db, read, way))) {
    ;[read] = await db.select().from(savedSearches).where(eq(savedSearches.id, row.id))
  }
}

async function moveAsRead(
  db: Database,
  { id, filters: before, excludeWords, scope }: Row,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<boolean> {
  const { categoryIds } = before
  const led = categoryIds?.map((one) => (one === fromId ? toId : one))
  const filters = led ? { ...before, categoryIds: [...new Set(led)] } : before
  const { keys, query } = await searchColumns(db, filters, excludeWords, scope)
  const moved = await db
    .update(savedSearches)
    .set({ filters, keys, query })
    .where(and(eq(savedSearches.id, id), eq(savedSearches.filters, before)))
    .returning({ id: savedSearches.id })
  return moved.length > 0
}
