import { asc, isNull, sql } from "../../platform/db/drizzle.ts"
import type { Context } from "../../platform/context.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { doerCounts } from "../doer-counts.ts"
import { openTaskCounts } from "../open-task-counts.ts"

/** More than anyone would keep; the tree is shown as a whole. */
const mostCategories = 1000

/** The whole current tree, shown or hidden, with its contents. */
export async function adminCategories({ db }: Pick<Context, "db">) {
  const [rows, tasks, doers, used] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(isNull(categories.deletedAt))
      .orderBy(asc(categories.sortOrder), asc(categories.slug))
      .limit(mostCategories),
    openTaskCounts(db),
    doerCounts(db),
    usedCategories(db),
  ])
  const left = await leftIn(
    db,
    rows.flatMap(({ id, mergedIntoId }) => (mergedIntoId ? [id] : [])),
  )
  const leavesOf = Map.groupBy(rows, ({ parentId }) => parentId)
  const mergedInto = new Set(rows.map(({ mergedIntoId }) => mergedIntoId))
  const data = rows.map(({ seedHash, deletedAt: _, mergedIntoId, createdAt: __, ...row }) => {
    const ids = [row.id, ...(leavesOf.get(row.id) ?? []).map(({ id }) => id)]
    return {
      ...row,
      isOurs: seedHash !== null,
      merging: mergedIntoId ? { intoId: mergedIntoId, left: left.get(row.id) ?? 0 } : null,
      updatedAt: row.updatedAt.toISOString(),
      openTasks: ids.reduce((sum, id) => sum + (tasks.get(id) ?? 0), 0),
      doers: doers.get(row.id) ?? 0,
      isUsed: used.has(row.id) || mergedInto.has(row.id) || ids.length > 1,
    }
  })
  return { data, total: data.length }
}

const countedTo = 10_000

/** How much of what is being merged still has to follow: tasks and doers, counted only as far as anyone looks. */
async function leftIn(db: Database, ids: string[]): Promise<Map<string, number>> {
  const left = new Map<string, number>()
  for (const id of ids) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        (select 1 from tasks where category_id = ${id}::uuid or parent_category_id = ${id}::uuid limit ${countedTo})
        union all (select 1 from provider_categories where category_id = ${id}::uuid limit ${countedTo})) waiting`)
    left.set(id, Math.min(rows[0]?.count ?? 0, countedTo))
  }
  return left
}

/** Categories that contain anything, in any state; each checked through its index. */
export async function usedCategories(db: Database | Transaction, only?: string): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from categories c where c.deleted_at is null ${only ? sql`and c.id = ${only}::uuid` : sql``} and (
      exists (select 1 from tasks t where t.category_id = c.id)
      or exists (select 1 from tasks t where t.parent_category_id = c.id)
      or exists (select 1 from reviews r where r.category_id = c.id)
      or exists (select 1 from provider_categories p where p.category_id = c.id)
      or exists (select 1 from provider_services s where s.category_id = c.id)
      or exists (select 1 from provider_portfolio o where o.category_id = c.id)
      or exists (select 1 from provider_application_files f where f.category_id = c.id)
      or exists (select 1 from provider_applications a where a.category_ids @> array[c.id])
      or exists (select 1 from provider_applications a
        where a.licences @> jsonb_build_array(jsonb_build_object('categoryId', c.id)))
      or exists (select 1 from provider_applications a where a.taken_badges @>
        jsonb_build_array(jsonb_build_object('licence', jsonb_build_object('categoryId', c.id)))))`)
  return new Set(rows.map(({ id }) => id))
}
