import { expect, test } from "vitest"
import { z } from "zod"
import { fieldProblems, holdsUnstorableText } from "./invalid-input.ts"

test("problems are codes with their numbers, by field", () => {
  const schema = z.object({ name: z.string().min(2), tags: z.array(z.string().max(3)), email: z.email() })
  const { error } = schema.safeParse({ name: "x", tags: ["fine", "ok"], email: "no" })
  expect(error && fieldProblems(error)).toEqual([
    { path: "name", code: "too_small", min: 2 },
    { path: "tags.0", code: "too_big", max: 3 },
    { path: "email", code: "invalid_email" },
  ])
})

test.each([
  ["a NUL", "a\0b", true],
  ["half an emoji", "\ud83d", true],
  ["a NUL in a key", { "\0": 1 }, true],
  ["a NUL deep down", [{ a: [{ b: "\0" }] }], true],
  ["a nest of a thousand", JSON.parse("[".repeat(1000) + "]".repeat(1000)), true],
  ["a nest of a hundred thousand", JSON.parse("[".repeat(100_000) + "]".repeat(100_000)), true],
  ["a nest of ten", JSON.parse("[".repeat(10) + "]".repeat(10)), false],
  ["an emoji", "😀", false],
  ["nothing", undefined, false],
  ["null", null, false],
])("%s", (_title, value, is) => {
  expect(holdsUnstorableText(value)).toBe(is)
})
