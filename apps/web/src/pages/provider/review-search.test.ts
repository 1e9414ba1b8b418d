import { expect, test } from "vitest"
import { readReviewSearch } from "./review-search.ts"

const id = "618426aa-0000-4000-8000-000000000001"

test("a choice among the reviews is read from the address", () => {
  const choice = { stars: 5, about: id, written: "ro", page: 2 }
  expect(readReviewSearch(choice)).toEqual(choice)
})

test.each([
  { stars: 6 },
  { stars: "many" },
  { about: "plumbing" },
  { written: "de" },
  { page: 0 },
  { page: 1.5 },
])("%o narrows nothing", (given) => {
  expect(Object.values(readReviewSearch(given))).toEqual([undefined, undefined, undefined, undefined])
})
