import { expect, test } from "vitest"
import type { ProviderFilter } from "../provider/input.ts"
import type { TaskFilter } from "../task/input.ts"
import { isSameSearch } from "./same-search.ts"

type Filter = TaskFilter & ProviderFilter
const spot = { lat: 47.01, lng: 28.86 }

test.each<[Filter, Filter, string[], boolean]>([
  [{}, {}, [], true],
  [{ q: "tap", budgetMax: 1 }, { budgetMax: 1, q: "tap" }, [], true],
  [{ q: "tap" }, { q: "taps" }, [], false],
  [{ q: "tap" }, { q: "tap", budgetMax: 1 }, [], false],
  [{ q: "tap", mode: undefined }, { q: "tap" }, [], true],
  [{ languages: ["ru", "en"] }, { languages: ["en", "ru"] }, [], true],
  [{ near: { ...spot, radiusKm: 5 } }, { near: { radiusKm: 5, ...spot } }, [], true],
  [{ near: { ...spot, radiusKm: 5 } }, { near: { ...spot, radiusKm: 10 } }, [], false],
  [{ q: "tap", near: spot }, { q: "tap" }, [], true],
  [{ q: "tap", postedWithin: 7, offersMax: 3 }, { q: "tap" }, [], true],
  [{ q: "tap" }, { q: "tap" }, ["kitchen"], true],
  [{ q: "tap", excludeWords: ["kitchen"] }, { q: "tap" }, ["old", "kitchen"], true],
  [{ q: "tap", excludeWords: ["kitchen"] }, { q: "tap" }, [], false],
])("a list asked for %j is saved as %j without %j: %s", (filter, filters, excludeWords, isSame) => {
  expect(isSameSearch({ scope: "task", filter }, { scope: "task", filters, excludeWords })).toBe(isSame)
})

test("the same words for doers are another search", () => {
  const saved = { scope: "provider", filters: { q: "tap" }, excludeWords: [] } as const
  expect(isSameSearch({ scope: "task", filter: { q: "tap" } }, saved)).toBe(false)
})
