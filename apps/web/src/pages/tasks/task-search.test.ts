import { describe, expect, test } from "vitest"
import {
  changed,
  isNarrowed,
  pagesOf,
  readTaskSearch,
  sortOf,
  toListInput,
  type TaskSearch,
} from "./task-search.ts"

/** What is left when the holes are taken out. */
const read = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readTaskSearch(raw)).filter(([, value]) => value !== undefined))

const readings: [why: string, raw: Record<string, unknown>, read: Partial<TaskSearch>][] = [
  ["nothing", {}, {}],
  ["words, also of digits alone", { q: 123 }, { q: "123" }],
  ["empty fields of a form", { q: "", min: "", max: "", where: "  ", posted: "", sort: "", status: "" }, {}],
  ["an order that doers do not get by themselves", { sort: "newest" }, { sort: "newest" }],
  ["the order of words, which needs no name", { q: "tap", sort: "best_match" }, { q: "tap" }],
  [
    "days as people write them",
    { from: "14.06.2026", to: "1/7/2026" },
    { from: "2026-06-14", to: "2026-07-01" },
  ],
  ["a day that does not exist", { from: "31.02.2026" }, {}],
  ["clients who usually hire", { hires: "75" }, { hires: 75 }],
  ["a rate that is not offered", { hires: "42" }, {}],
  [
    "a state in which nobody learns where and when",
    {
      status: "completed",
      q: "tap",
      place: 1,
      radius: 10,
      from: "2026-06-14",
      mode: "remote",
      sort: "nearest",
    },
    { status: "completed", q: "tap" },
  ],
  ["a state that is nobody's business", { status: "draft" }, {}],
  ["ticks of a form", { photos: "1", urgent: "on", few: 1 }, { photos: 1, urgent: 1, few: 1 }],
  ["several ticks of one name", { languages: ["ro", "ru"] }, { languages: "ru,ro" }],
  ["several ticks in one text", { budget: "open,fixed" }, { budget: "fixed,open" }],
  ["all ticks of one name, which choose nothing", { languages: ["en", "ru", "ro"] }, {}],
  ["amounts as people write them", { min: "1 500", max: "2,000" }, { min: 1500, max: 2000, currency: "MDL" }],
  [
    "amounts in the wrong order",
    { min: 900, max: 300, currency: "EUR" },
    { min: 300, max: 900, currency: "EUR" },
  ],
  ["a currency without amounts, which means nothing", { currency: "EUR" }, {}],
  ["an order by amounts", { sort: "budget_low" }, { sort: "budget_low", currency: "MDL" }],
  ["leaves of the calendar", { day: ["2026-06-14", "2026-06-12"] }, { from: "2026-06-12", to: "2026-06-14" }],
  ["one leaf", { day: "2026-06-14" }, { from: "2026-06-14", to: "2026-06-14" }],
  [
    "days in the wrong order",
    { from: "2026-06-14", to: "2026-06-12" },
    { from: "2026-06-12", to: "2026-06-14" },
  ],
  ["a place by its number", { place: "618426", radius: "10" }, { place: 618426, radius: 10 }],
  ["a place by its name", { place: "618426-botanica" }, { place: "618426-botanica" }],
  ["a distance from nowhere", { radius: 10 }, {}],
  ["an order that needs a place", { sort: "nearest" }, {}],
  ["words to avoid", { without: " piano,  fifth floor , piano" }, { without: "piano, fifth floor" }],
  ["a place of the list without its page", { after: "abc" }, {}],
  ["the first page", { page: 1, after: "abc" }, {}],
  ["a later page", { page: 3, after: "abc" }, { page: 3, after: "abc" }],
]

test.each(readings)("an address is read with %s", (_, raw, expected) => {
  expect(read(raw)).toEqual(expected)
})

const hostile: unknown[] = [
  null,
  {},
  [],
  -1,
  1e9,
  Number.NaN,
  "x".repeat(5000),
  { $gt: "" },
  [[["a"]]],
  "<script>",
  "../",
  true,
]
const keys = Object.keys(readTaskSearch({}))

test.each(keys)("whatever stands at %s, the address can still be asked for", (key) => {
  for (const value of hostile) {
    const search = readTaskSearch({ [key]: value })
    expect(Object.keys(search)).toEqual(keys)
    expect(() => toListInput(search, {})).not.toThrow()
    expect(readTaskSearch({ ...search })).toEqual(search)
  }
})

describe("the question to the API", () => {
  const spot = { lat: 47, lng: 28.8 }

  test("asks for the place itself without a distance, and around it with one", () => {
    const search = readTaskSearch({ place: 618426 })
    expect(toListInput(search, { spot }).filter).toEqual({ placeId: "618426" })
    expect(toListInput(changed(search, { radius: 10 }), { spot }).filter).toEqual({
      near: { ...spot, radiusKm: 10 },
    })
  })

  test("counts money in its smallest unit and pages from the top", () => {
    const input = toListInput(readTaskSearch({ min: 300, page: 3, after: "cursor" }), { categoryId: "c" })
    expect(input).toEqual({
      filter: { budgetMin: 30_000, currency: "MDL", categoryIds: ["c"] },
      pagination: { limit: 24, offset: 48 },
      cursor: "cursor",
    })
  })

  test("puts what was looked for by words in the order in which it fits", () => {
    expect(sortOf(readTaskSearch({ q: "x" }))).toBe("best_match")
    expect(sortOf(readTaskSearch({ q: "x", sort: "newest" }))).toBe("newest")
    expect(sortOf(readTaskSearch({})), "the API knows who asks").toBeUndefined()
  })
})

test("another wish starts at the first page again", () => {
  expect(changed(readTaskSearch({ page: 4, after: "a", q: "x" }), { photos: 1 })).toEqual(
    readTaskSearch({ q: "x", photos: 1 }),
  )
})

test("pages have numbers as far as tasks are counted", () => {
  expect([0, 24, 25, 1001].map((total) => pagesOf(total, "newest"))).toEqual([0, 1, 2, 41])
  expect(
    [25, 1001].map((total) => pagesOf(total, "best_match")),
    "what is weighed",
  ).toEqual([2, 21])
})

test("a category alone leaves the counts of the others true; any other wish does not", () => {
  expect(isNarrowed(readTaskSearch({ category: "cleaning", sort: "budget_high", page: 2 }))).toBe(false)
  for (const wish of [{ q: "sofa" }, { min: "500" }, { mode: "remote" }, { urgent: "1" }]) {
    expect(isNarrowed(readTaskSearch(wish))).toBe(true)
  }
})
