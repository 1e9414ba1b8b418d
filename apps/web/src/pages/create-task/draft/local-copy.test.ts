import { expect, test } from "vitest"
import { blankForm } from "./form.ts"
import { taskCopies } from "./local-copy.ts"

const copy = { userId: "u1", base: null, form: { ...blankForm("en"), title: "Mow the lawn" } }

test("a copy is found again by the person who left it", () => {
  expect(taskCopies.read(JSON.stringify(copy), "u1")).toEqual(copy)
})

test.each([
  ["another person's", JSON.stringify(copy), "u2"],
  ["none", null, "u1"],
  ["damaged", "{", "u1"],
  ["half", JSON.stringify({ userId: "u1" }), "u1"],
])("%s copy is no copy", (_name, stored, userId) => {
  expect(taskCopies.read(stored, userId)).toBeNull()
})
