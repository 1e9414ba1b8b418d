import { expect, test } from "vitest"
import { slipsAllowed, slipsBetween } from "./slip.ts"

test.each([
  ["plumber", "plumber", 0],
  ["plumer", "plumber", 1],
  ["plumbber", "plumber", 1],
  ["plunber", "plumber", 1],
  ["pulmber", "plumber", 1],
  ["plmbr", "plumber", 2],
  ["abc", "xyz", 3],
  ["", "ab", 2],
])("%s and %s are parted by %i", (a, b, slips) => {
  expect(slipsBetween(a, b, 3)).toBe(slips)
  expect(slipsBetween(b, a, 3)).toBe(slips)
})

test("counting stops when there are too many", () => {
  expect(slipsBetween("plumber", "gardener", 1)).toBe(2)
  expect(slipsBetween("a", "abcdef", 1)).toBe(2)
})

test("a short word forgives nothing, a long one two slips", () => {
  expect(["seo", "masaj", "santehnic"].map(slipsAllowed)).toEqual([0, 1, 2])
})
