import type { GetCategory, GetTree, SearchCategories } from "@doable/domain/category/input"
import { searchCategories } from "@doable/domain/category/search-categories"
import { Refused } from "@doable/domain/refusal"
import type { Context } from "../context.ts"
import { categoryShelf, type CategoryRow, type CategoryShelf } from "./category-shelf.ts"
import { openTaskCounts } from "./open-task-counts.ts"

export async function categoryTree({ db }: Context, input: GetTree) {
  const shelf = await categoryShelf(db)
  const counted = input?.includeCounts ? withCounts(shelf, await openTaskCounts(db)) : describe
  const data = shelf.list
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({ ...counted(row), children: shelf.childrenOf(row.id).map(counted) }))
  return { data, total: shelf.list.length }
}

export async function categoryById({ db }: Context, { id }: GetCategory) {
  const shelf = await categoryShelf(db)
  const row = shelf.find(id)
  if (!row) throw new Refused("category_not_found")
  const counted = withCounts(shelf, await openTaskCounts(db))
  return {
    ...counted(row),
    questions: row.questions,
    parent: parentOf(shelf, row),
    children: shelf.childrenOf(row.id).map(counted),
  }
}

/** Nothing typed, nothing found: the tree itself is the answer then. */
export async function foundCategories({ db }: Context, { q }: SearchCategories) {
  const shelf = await categoryShelf(db)
  const data = searchCategories(shelf.index, q).flatMap(({ categoryId, score }) => {
    const row = shelf.find(categoryId)
    return row ? { ...describe(row), parent: parentOf(shelf, row), score } : []
  })
  return { data, total: data.length }
}

function parentOf(shelf: CategoryShelf, { parentId }: CategoryRow) {
  const parent = parentId ? shelf.find(parentId) : undefined
  return parent ? describe(parent) : null
}

/** A parent has what its leaves have. */
function withCounts(shelf: CategoryShelf, counts: ReadonlyMap<string, number>) {
  return (row: CategoryRow) => {
    const ids = [row.id, ...shelf.childrenOf(row.id).map(({ id }) => id)]
    const openTasks = ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
    return { ...describe(row), openTasks }
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
  return { id, parentId, slug, name, description, icon, isPopular, requiresVerification }
}
