import { expect, test } from "vitest"
import { searchAddress } from "@doable/domain/saved-search/search-address"
import { readProviderSearch, toListInput as toProviders } from "../pages/providers/provider-search.ts"
import { readTaskSearch, toListInput as toTasks } from "../pages/tasks/task-search.ts"
import type { SavedSearchData } from "./searches-query.ts"

const spot = { lat: 46.985, lng: 28.855 }
const categoryId = "0192f000-0000-7000-8000-0000000000c1"
const shared = {
  id: "one",
  name: "One",
  excludeWords: [],
  frequency: "instant",
  quietHours: null,
  createdAt: "2026-11-16T07:00:00.000Z",
  lastMatchAt: null,
  matchCount7d: 0,
  categories: [{ id: categoryId, slug: "plumbing" }],
  place: { id: "618426", name: { en: "", ru: "", ro: "" }, city: null },
} as unknown as SavedSearchData

const given = (address: string) => Object.fromEntries(new URL(address, "http://a").searchParams)

test.each<[string, object]>([
  [
    "words, money and days",
    { q: "tap", currency: "MDL", budgetMin: 300_00, budgetMax: 900_00, dateFrom: "2026-11-20" },
  ],
  ["a distance", { near: { ...spot, radiusKm: 10 } }],
  ["a place", { placeId: "618426", mode: "in_person", languages: ["ru", "ro"] }],
  [
    "the rest",
    {
      placeId: "618426",
      budgetKinds: ["fixed", "open"],
      hasPhotos: true,
      urgentOnly: true,
      verifiedOnlyFits: true,
      ownerHireRateMin: 75,
    },
  ],
])("the list of tasks asks for the same again: %s", (_, filter) => {
  const filters = { categoryIds: [categoryId], ...filter }
  const hasPlace = "near" in filter || "placeId" in filter
  const saved = { ...shared, scope: "task", filters, ...(!hasPlace && { place: null }) } as SavedSearchData
  const address = searchAddress(saved)
  expect(address.startsWith("/tasks?")).toBe(true)
  const search = readTaskSearch(given(address))
  expect(toTasks(search, { categoryId, spot }).filter).toEqual(filters)
})

test("words to leave out come back too", () => {
  const saved = {
    ...shared,
    scope: "task",
    filters: {},
    excludeWords: ["kitchen", "antique"],
  } as SavedSearchData
  const { filter } = toTasks(readTaskSearch(given(searchAddress(saved))), {})
  expect(filter?.excludeWords).toEqual(["kitchen", "antique"])
})

test("an email's button asks for the newest first", () => {
  const search = { scope: "task", filters: {}, excludeWords: [], categories: [], place: null } as const
  const { sort } = toTasks(readTaskSearch(given(searchAddress({ ...search, sort: "newest" }))), {})
  expect(sort).toBe("newest")
})

test("the list of doers asks for the same again", () => {
  const filters = {
    q: "plumber",
    categoryIds: [categoryId],
    placeId: "618426",
    verifiedOnly: true,
    ratingMin: 4.5,
    priceMax: 500_00,
    currency: "MDL",
    availableOn: "2026-11-20",
    sameDay: true,
    kind: "company",
    hasPortfolio: true,
    repeatCustomersOnly: true,
  }
  const address = searchAddress({ ...shared, scope: "provider", filters } as SavedSearchData)
  expect(address.startsWith("/providers?")).toBe(true)
  expect(toProviders(readProviderSearch(given(address)), { categoryId }).filter).toEqual(filters)
})
