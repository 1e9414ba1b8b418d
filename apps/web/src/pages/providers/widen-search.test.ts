import { expect, test } from "vitest"
import { readProviderSearch } from "./provider-search.ts"
import { widerProviderSearches } from "./widen-search.ts"

test("first the circle grows, then the weakest wishes go one by one, and the words stay", () => {
  const search = readProviderSearch({
    q: "tap",
    place: 1,
    radius: 5,
    works: 1,
    price: 100,
    category: "plumbing",
  })
  const wider = widerProviderSearches(search)
  expect(wider.map(({ givenUp, radius }) => [radius, givenUp.at(-1)])).toEqual([
    [10, undefined],
    [10, "works"],
    [10, "price"],
    [undefined, "radius"],
    [undefined, "place"],
    [undefined, "category"],
  ])
  expect(wider.at(-1)?.search).toEqual(readProviderSearch({ q: "tap" }))
})

test("words alone have nothing to give up", () => {
  expect(widerProviderSearches(readProviderSearch({ q: "tap" }))).toEqual([])
})
