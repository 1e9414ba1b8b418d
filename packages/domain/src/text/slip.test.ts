import { expect, test } from "vitest"
import { typosAllowed, typosBetween } from "./slip.ts"

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
  expect(typosBetween(a, b, 3)).toBe(slips)
  expect(typosBetween(b, a, 3)).toBe(slips)
})

test("counting stops when there are too many", () => {
  expect(typosBetween("plumber", "gardener", 1)).toBe(2)
  expect(typosBetween("a", "abcdef", 1)).toBe(2)
})

test("a short word forgives nothing, a long one two slips", () => {
  expect(["seo", "masaj", "santehnic"].map(typosAllowed)).toEqual([0, 1, 2])
})
