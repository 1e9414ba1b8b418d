import { describe, expect, test } from "vitest"
import { changed, pagesOf, readProviderSearch, toListInput } from "./provider-search.ts"

const read = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(readProviderSearch(raw)).filter(([, value]) => value !== undefined))

describe("an address is read", () => {
  const addresses: [why: string, raw: Record<string, unknown>, search: object][] = [
    ["without anything", {}, {}],
    ["as a plain form sends it", { q: " plumber ", mode: "", rating: "", price: "" }, { q: "plumber" }],
    ["a city is a number", { place: "618426", radius: "20" }, { place: 618426, radius: 20 }],
    ["a distance needs a place", { radius: "20" }, {}],
    ["a place that was typed", { where: "Balti", radius: 50 }, { where: "Balti", radius: 50 }],
    ["several languages", { languages: ["ru", "ro"] }, { languages: "ru,ro" }],
    ["all languages are no choice", { languages: "en,ru,ro" }, {}],
    ["a rating that is offered", { rating: "4.5" }, { rating: 4.5 }],
    ["a rating that is not", { rating: "4.2" }, {}],
    ["a price brings its currency", { price: "1 500" }, { price: 1500, currency: "MDL" }],
    ["a currency alone means nothing", { currency: "EUR" }, {}],
    [
      "an order by price has a currency",
      { sort: "price_low", currency: "EUR" },
      { sort: "price_low", currency: "EUR" },
    ],
    ["the first of several days", { day: ["2026-08-04", "2026-08-05"] }, { day: "2026-08-04" }],
    ["no day", { day: "soon" }, {}],
    [
      "switches",
      { verified: "1", sameDay: "on", works: 1, repeat: "no" },
      { verified: 1, sameDay: 1, works: 1 },
    ],
    ["who it is", { kind: "company" }, { kind: "company" }],
    ["the usual order is no choice", { sort: "recommended" }, {}],
    ["nearness needs a place", { sort: "nearest" }, {}],
    ["nearness from a place", { sort: "nearest", place: "balti" }, { sort: "nearest", place: "balti" }],
    ["the first page is not named", { page: "1", after: "x" }, {}],
    ["a later page", { page: "3", after: "x" }, { page: 3, after: "x" }],
    ["nonsense", { q: {}, category: "../x", mode: "moon", kind: 1, page: -1, price: "abc" }, {}],
  ]
  test.each(addresses)("%s", (_, raw, search) => expect(read(raw)).toEqual(search))
})

test("every filter reaches the API under its name", () => {
  const search = readProviderSearch({
    q: "taps",
    category: "plumbing",
    mode: "in_person",
    place: "618426",
    languages: "ru",
    verified: 1,
    rating: 4.5,
    price: 300,
    currency: "MDL",
    day: "2026-08-04",
    sameDay: 1,
    kind: "individual",
    works: 1,
    repeat: 1,
    sort: "fastest_reply",
    page: 2,
  })
  const spot = { lat: 47, lng: 28.8 }
  const input = toListInput(search, { categoryId: "a-category", spot })
  expect(input).toEqual({
    filter: {
      q: "taps",
      categoryIds: ["a-category"],
      mode: "in_person",
      placeId: "618426",
      languages: ["ru"],
      verifiedOnly: true,
      ratingMin: 4.5,
      priceMax: 300_00,
      currency: "MDL",
      availableOn: "2026-08-04",
      sameDay: true,
      kind: "individual",
      hasPortfolio: true,
      repeatCustomersOnly: true,
    },
    sort: "fastest_reply",
    pagination: { limit: 20, offset: 20 },
  })
  const around = toListInput(changed(search, { radius: 10 }), { spot })
  expect(around.filter).toMatchObject({ near: { ...spot, radiusKm: 10 } })
  expect(around.filter.placeId).toBeUndefined()
})

test("a change starts at the first page, and without a place nothing is near", () => {
  const search = readProviderSearch({ place: 1, radius: 5, sort: "nearest", page: 4, after: "x" })
  expect(read({ ...changed(search, { place: undefined }) })).toEqual({})
  expect(changed(search, { verified: 1 }).page).toBeUndefined()
})

test("no more pages are numbered than there is something on", () => {
  expect(pagesOf(0, "newest")).toBe(0)
  expect(pagesOf(41, "newest")).toBe(3)
  expect(pagesOf(1000, "newest")).toBe(50)
  expect(pagesOf(1000, "recommended")).toBe(25)
})
