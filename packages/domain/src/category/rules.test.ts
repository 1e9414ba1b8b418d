import { expect, test } from "vitest"
import { missingLanguages, whyCannotMerge, whyCannotMove, whyCannotShow } from "./rules.ts"

const branch = { id: "branch", parentId: null }
const other = { id: "other", parentId: null }
const leaf = { id: "leaf", parentId: "branch" }
const say = (en: string, ru: string, ro: string) => ({ en, ru, ro })

test("nothing changes its level", () => {
  expect(whyCannotMove(leaf, { parentId: "other", parent: other })).toBeNull()
  expect(whyCannotMove(branch, { parentId: null, parent: null })).toBeNull()
  expect(whyCannotMove(leaf, { parentId: null, parent: null })).toBe("category_parent_unfit")
  expect(whyCannotMove(branch, { parentId: "other", parent: other })).toBe("category_parent_unfit")
  expect(whyCannotMove(leaf, { parentId: "leaf", parent: leaf })).toBe("category_parent_unfit")
  expect(whyCannotMove(leaf, { parentId: "gone", parent: null })).toBe("category_parent_unfit")
})

test("only two of one level become one", () => {
  const [shown, hidden] = [{ isShown: true }, { isShown: false }]
  expect(whyCannotMerge({ ...branch, ...shown }, { ...other, ...shown })).toBeNull()
  expect(whyCannotMerge({ ...branch, ...shown }, { ...branch, ...shown })).toBe("category_merge_unfit")
  expect(whyCannotMerge({ ...leaf, ...shown }, { ...other, ...shown })).toBe("category_merge_unfit")
  expect(whyCannotMerge({ ...branch, ...shown }, { ...other, ...hidden })).toBe("category_merge_unfit")
  expect(whyCannotMerge({ ...branch, ...hidden }, { ...other, ...hidden })).toBeNull()
})

test("what lacks a language is not shown, and says which", () => {
  const whole = say("Taps", "Краны", "Robinete")
  const half = say("Taps", " ", "")
  expect(whyCannotShow({ name: whole, description: whole })).toBeNull()
  expect(whyCannotShow({ name: whole, description: { ...whole, ro: "" } })).toBe("category_incomplete")
  expect(missingLanguages(half)).toEqual(["ru", "ro"])
})
