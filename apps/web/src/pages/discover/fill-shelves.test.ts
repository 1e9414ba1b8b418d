import { expect, test } from "vitest"
import { fillShelves } from "./load-discover.ts"

const doers = (ids: string) => [...ids].map((id) => ({ id }))
const shelves = (verified: string, quick: string, language: string) => [
  { name: "verified" as const, providers: doers(verified) },
  { name: "quick" as const, providers: doers(quick) },
  { name: "language" as const, providers: doers(language) },
]
const shown = (...given: Parameters<typeof fillShelves>) =>
  fillShelves(...given).map(({ name, providers }) => `${name} ${providers.map(({ id }) => id).join("")}`)

test("nobody stands on two shelves, and the places of those left out go to the next", () => {
  expect(shown(shelves("abcdef", "abghi", "agcjklm"), [])).toEqual([
    "verified abcd",
    "quick ghi",
    "language jklm",
  ])
})

test("whoever was found for the wish is not shown again below it", () => {
  expect(shown(shelves("abcde", "a", "b"), ["a", "c"])).toEqual(["verified bde"])
})
