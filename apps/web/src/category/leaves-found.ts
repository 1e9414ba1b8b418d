import type { Category, CategoryBranch, FoundCategory } from "./category-queries.ts"

export interface FoundLeaf {
  leaf: Category
  parent: Category
}

/** What a search found, as things that can be chosen: a branch stands for its leaves, after those named themselves. */
export function leavesFound(found: readonly FoundCategory[], tree: readonly CategoryBranch[]): FoundLeaf[] {
  const named = found.flatMap(({ parent, ...leaf }) => (parent ? { leaf, parent } : []))
  const ofBranches = found
    .filter(({ parentId }) => parentId === null)
    .flatMap(({ id }) => tree.find((branch) => branch.id === id) ?? [])
    .flatMap(({ children, ...parent }) => children.map((leaf) => ({ leaf, parent })))
  const known = new Set(named.map(({ leaf }) => leaf.id))
  return [...named, ...ofBranches.filter(({ leaf }) => !known.has(leaf.id))]
}
