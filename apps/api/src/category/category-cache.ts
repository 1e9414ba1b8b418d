import { and, asc, eq, isNotNull, isNull } from "drizzle-orm"
import { indexCategories, type CategoryIndex } from "@doable/domain/category/index-categories"
import type { Database } from "../platform/db/client.ts"
import { cacheFor } from "../platform/db/cache-for.ts"
import { categories } from "../platform/db/schema/category.ts"

export type CategoryRow = Pick<
  typeof categories.$inferSelect,
  | "id"
  | "parentId"
  | "slug"
  | "name"
  | "description"
  | "icon"
  | "isPopular"
  | "requiresVerification"
  | "questions"
  | "synonyms"
>

/** The living tree, ready to be read: a hundred rows that change a few times a year. */
export type CategoryCache = {
  list: readonly CategoryRow[]
  /** By id and by slug; what was merged is found as what it was merged into. */
  find: (idOrSlug: string) => CategoryRow | undefined
  childrenOf: (id: string) => readonly CategoryRow[]
  index: CategoryIndex
}

const mostCategories = 1_000

/**
 * Cached for five seconds, so other processes pick up changes without messages. The process that made the change
 * clears its own cache.
 */
export const { ask: categoryCache, forget: clearCategoryCache } = cacheFor(5_000, readShelf)

async function readShelf(db: Database): Promise<CategoryCache> {
  const merged = await db
    .select({ id: categories.id, slug: categories.slug, into: categories.mergedIntoId })
    .from(categories)
    .where(isNotNull(categories.mergedIntoId))
    .limit(mostCategories)
  const rows = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      icon: categories.icon,
      isPopular: categories.isPopular,
      requiresVerification: categories.requiresVerification,
      questions: categories.questions,
      synonyms: categories.synonyms,
    })
    .from(categories)
    .where(and(eq(categories.isActive, true), isNull(categories.deletedAt)))
    .orderBy(asc(categories.sortOrder), asc(categories.slug))
    .limit(mostCategories)
  return arrange(rows, merged)
}

type Merged = { id: string; slug: string; into: string | null }

/** A leaf whose parent is hidden is hidden with it. */
function arrange(rows: readonly CategoryRow[], merged: readonly Merged[]): CategoryCache {
  const parents = new Set(rows.filter(({ parentId }) => parentId === null).map(({ id }) => id))
  const list = rows.filter(({ parentId }) => parentId === null || parents.has(parentId))
  const byName = new Map(list.flatMap((row) => [[row.id, row] as const, [row.slug, row] as const]))
  for (const { id, slug, into } of merged) {
    const row = into === null ? undefined : byName.get(into)
    if (row) byName.set(id, row).set(slug, row)
  }
  const children = Map.groupBy(list, ({ parentId }) => parentId)
  return {
    list,
    find: (idOrSlug) => byName.get(idOrSlug),
    childrenOf: (id) => children.get(id) ?? [],
    index: indexCategories(list),
  }
}
