import type { GetCategory, GetTree, SearchCategories } from "@doable/domain/category/input"
import { searchCategories } from "@doable/domain/category/search-categories"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../platform/context.ts"
import { categoryCache, type CategoryRow, type CategoryCache } from "./category-cache.ts"
import { hasDrawing } from "./has-drawing.ts"
import { doerCounts } from "./doer-counts.ts"
import { openTaskCounts } from "./open-task-counts.ts"
import { priceHintOf } from "./price-hints.ts"

export async function categoryTree({ db }: Context, input: GetTree) {
  const shelf = await categoryCache(db)
  const counted = input?.includeCounts ? withCounts(shelf, await countsOf(db)) : describe
  const data = shelf.list
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({ ...counted(row), children: shelf.childrenOf(row.id).map(counted) }))
  return { data, total: shelf.list.length }
}

export async function categoryById({ db }: Context, { id }: GetCategory) {
  const shelf = await categoryCache(db)
  const row = shelf.find(id)
  if (!row) throw new Refused("category_not_found")
  const [counts, hintOf] = await Promise.all([countsOf(db), priceHintOf(db)])
  const counted = withCounts(shelf, counts)
  const priced = (one: CategoryRow) => ({ ...counted(one), priceHint: hintOf(one.id) })
  return {
    ...priced(row),
    questions: row.questions,
    parent: parentOf(shelf, row),
    children: shelf.childrenOf(row.id).map(priced),
  }
}

/** Nothing typed, nothing found: the tree itself is the answer then. */
export async function foundCategories({ db }: Context, { q }: SearchCategories) {
  const shelf = await categoryCache(db)
  const data = searchCategories(shelf.index, q).flatMap(({ categoryId, score }) => {
    const row = shelf.find(categoryId)
    return row ? { ...describe(row), parent: parentOf(shelf, row), score } : []
  })
  return { data, total: data.length }
}

function parentOf(shelf: CategoryCache, { parentId }: CategoryRow) {
  const parent = parentId ? shelf.find(parentId) : undefined
  return parent ? describe(parent) : null
}

async function countsOf(db: Context["db"]) {
  const [openTasks, doers] = await Promise.all([openTaskCounts(db), doerCounts(db)])
  return { openTasks, doers }
}

/** A parent has the tasks of its leaves; its doers are counted as such, because many work in several leaves. */
function withCounts(shelf: CategoryCache, counts: Awaited<ReturnType<typeof countsOf>>) {
  return (row: CategoryRow) => {
    const ids = [row.id, ...shelf.childrenOf(row.id).map(({ id }) => id)]
    const openTasks = ids.reduce((sum, id) => sum + (counts.openTasks.get(id) ?? 0), 0)
    return { ...describe(row), openTasks, doers: counts.doers.get(row.id) ?? 0 }
  }
}

function describe({
  id,
  parentId,
  slug,
  name,
  description,
  icon,
  isPopular,
  requiresVerification,
}: CategoryRow) {
  return {
    id,
    parentId,
    slug,
    name,
    description,
    icon,
    isPopular,
    requiresVerification,
    ...(parentId === null || hasDrawing(slug) ? {} : { isPlain: true as const }),
  }
}
