import { expect, test } from "vitest"
import { z } from "zod"
import { lengthProblem } from "./length.ts"
import { textOf } from "./length-input.ts"

const bounds = { min: 3, max: 5 }
const byZod = z.string().trim().min(bounds.min).max(bounds.max)

test.each([
  ["", "tooShort"],
  ["  ab  ", "tooShort"],
  ["abc", null],
  ["  abcde\n", null],
  ["abcdef", "tooLong"],
] as const)("%j: the rule and the input say the same as zod's own bounds", (text, problem) => {
  expect(lengthProblem(text, bounds)).toBe(problem)
  const found = textOf(bounds).safeParse(text)
  const known = byZod.safeParse(text)
  expect(found.data).toBe(known.data)
  const plain = ({ error }: typeof found) => error?.issues.map(({ message, ...issue }) => issue)
  expect(plain(found)).toEqual(plain(known))
})

test("without a least length, nothing is enough", () => {
  expect(lengthProblem(" ", { max: 5 })).toBeNull()
  expect(textOf({ max: 5 }).parse(" ")).toBe("")
})

test("what is checked next is checked even where the length is wrong", () => {
  const strict = textOf(bounds).refine(() => false, "next")
  expect(strict.safeParse("a").error?.issues).toHaveLength(2)
})

test.each([bounds, { max: 5 }])("the schema describes the bounds: %j", (length) => {
  const { min, max } = { min: undefined, ...length }
  const own = z.toJSONSchema(z.object({ text: textOf(length).optional() }), { io: "input" })
  const text = min === undefined ? z.string().trim().max(max) : z.string().trim().min(min).max(max)
  expect(own).toEqual(z.toJSONSchema(z.object({ text: text.optional() }), { io: "input" }))
})
