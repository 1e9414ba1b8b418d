import { expect, test } from "vitest"
import { filterByWords, nextIndex } from "./combobox-results.ts"

const places = [
  { value: "botanica", label: "Botanica" },
  { value: "riscani", label: "Rîșcani", hint: "Chișinău" },
  { value: "iasi", label: "Iași", disabled: true },
]

test("options are found by name or hint, without diacritics", () => {
  expect(filterByWords(places, "riscani").map(({ value }) => value)).toEqual(["riscani"])
  expect(filterByWords(places, "CHIS").map(({ value }) => value)).toEqual(["riscani"])
  expect(filterByWords(places, "x")).toEqual([])
})

test("arrows go round and pass what cannot be chosen", () => {
  expect(nextIndex(places, -1, 1)).toBe(0)
  expect(nextIndex(places, 1, 1)).toBe(0)
  expect(nextIndex(places, 0, -1)).toBe(1)
  expect(nextIndex(places, -1, -1)).toBe(1)
  expect(nextIndex([], -1, 1)).toBe(-1)
  expect(nextIndex([{ value: "a", label: "A", disabled: true }], -1, 1)).toBe(-1)
})
