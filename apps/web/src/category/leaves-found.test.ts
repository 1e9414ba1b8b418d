import { expect, test } from "vitest"
import type { CategoryBranch, FoundCategory } from "./category-queries.ts"
import { leavesFound } from "./leaves-found.ts"

const category = (slug: string, parentId: string | null = null) => {
  const text = { en: slug, ru: slug, ro: slug }
  const flags = { isPopular: false, requiresVerification: false }
  return { id: slug, slug, parentId, name: text, description: text, icon: "dot", ...flags }
}
const auto = category("auto")
const [tyres, wash] = [category("tyres", "auto"), category("car-wash", "auto")]
const tree: CategoryBranch[] = [{ ...auto, children: [tyres, wash] }]
const found = (parent: typeof auto | null, leaf: typeof auto): FoundCategory => ({
  ...leaf,
  parent,
  score: 1,
})

test("leaves come in the order of the search, then those of the branches that were found", () => {
  const leaves = leavesFound([found(null, auto), found(auto, wash)], tree)
  expect(leaves.map(({ leaf }) => leaf.slug)).toEqual(["car-wash", "tyres"])
  expect(leaves.map(({ parent }) => parent.slug)).toEqual(["auto", "auto"])
})

test("nothing found, nothing to choose", () => {
  expect(leavesFound([], tree)).toEqual([])
})
