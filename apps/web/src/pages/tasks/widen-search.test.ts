import { expect, test } from "vitest"
import { readTaskSearch } from "./task-search.ts"
import { widerTaskSearches } from "./widen-search.ts"

test("a circle grows before anything is given up, then the weakest wish goes first and the words never", () => {
  const search = readTaskSearch({ q: "sofa", place: 1, radius: 5, photos: 1, min: 100, category: "moving" })
  const wider = widerTaskSearches(search)
  expect(wider.map(({ radius, givenUp }) => [radius, givenUp.at(-1)])).toEqual([
    [10, undefined],
    [10, "photos"],
    [10, "min"],
    [undefined, "radius"],
    [undefined, "place"],
    [undefined, "category"],
  ])
  expect(wider.every(({ search: { q } }) => q === "sofa")).toBe(true)
  expect(wider.at(-1)?.search).toEqual(readTaskSearch({ q: "sofa" }))
})

test("both ends of a stretch go together", () => {
  const [wider] = widerTaskSearches(readTaskSearch({ to: "2026-06-14" }))
  expect(wider).toEqual({ search: readTaskSearch({}), givenUp: ["from"] })
})

test("what asks for nothing cannot be widened", () => {
  expect(widerTaskSearches(readTaskSearch({ q: "sofa", sort: "newest" }))).toEqual([])
})
