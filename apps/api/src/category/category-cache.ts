import { and, asc, eq, isNotNull, isNull, or } from "../platform/db/drizzle.ts"
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

/** What cards show of a category, also of one that's hidden or gone. */
type Facts = Pick<CategoryRow, "id" | "parentId" | "slug" | "name" | "icon"> & { parentSlug: string | null }

/** The living tree, ready to be read: a hundred rows that change a few times a year. */
export type CategoryCache = {
  list: readonly CategoryRow[]
  facts: ReadonlyMap<string, Facts>
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

/** For cards. One that isn't known was created a moment ago by another process. */
export async function categoryFacts(db: Database, ids: (string | null)[]): Promise<CategoryCache["facts"]> {
  const { facts } = await categoryCache(db)
  if (ids.every((id) => id === null || facts.has(id))) return facts
  clearCategoryCache(db)
  return (await categoryCache(db)).facts
}

/** The last tree that was arranged, by what it was made of: sorting its words takes far longer than comparing. */
const arranged = new WeakMap<Database, { from: string; tree: CategoryCache }>()

async function readShelf(db: Database): Promise<CategoryCache> {
  const { id, parentId, slug, name, icon, mergedIntoId: into } = categories
  const isGone = or(isNotNull(into), isNotNull(categories.deletedAt), eq(categories.isActive, false))
  const gone = await db
    .select({ id, parentId, slug, name, icon, into })
    .from(categories)
    .where(isGone)
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
  const from = JSON.stringify([rows, gone])
  const known = arranged.get(db)
  if (known?.from === from) return known.tree
  const tree = arrange(rows, gone)
  arranged.set(db, { from, tree })
  return tree
}

type Gone = Omit<Facts, "parentSlug"> & { into: string | null }

/** A leaf whose parent is hidden is hidden with it. */
function arrange(rows: readonly CategoryRow[], gone: readonly Gone[]): CategoryCache {
  const parents = new Set(rows.filter(({ parentId }) => parentId === null).map(({ id }) => id))
  const list = rows.filter(({ parentId }) => parentId === null || parents.has(parentId))
  const byName = new Map(list.flatMap((row) => [[row.id, row] as const, [row.slug, row] as const]))
  for (const { id, slug, into } of gone) {
    const row = into === null ? undefined : byName.get(into)
    if (row) byName.set(id, row).set(slug, row)
  }
  const children = Map.groupBy(list, ({ parentId }) => parentId)
  return {
    list,
    facts: factsOf([...rows, ...gone]),
    find: (idOrSlug) => byName.get(idOrSlug),
    childrenOf: (id) => children.get(id) ?? [],
    index: indexCategories(list),
  }
}

function factsOf(rows: readonly Omit<Facts, "parentSlug">[]): CategoryCache["facts"] {
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]))
  return new Map(
    rows.map(({ id, parentId, slug, name, icon }) => {
      const parentSlug = slugs.get(parentId ?? "") ?? null
      return [id, { id, parentId, parentSlug, slug, name, icon }]
    }),
  )
}
