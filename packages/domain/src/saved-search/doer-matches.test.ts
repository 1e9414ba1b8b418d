import { expect, test } from "vitest"
import type { ProviderFilter } from "../provider/input.ts"
import { bitOf } from "../provider/week.ts"
import { fitsDoerFilter, whyDoerMatched, type DoerFacts } from "./doer-matches.ts"
import { keysOfDoer, keysOfDoerSearch } from "./keys.ts"

const chisinau = { lat: 47.01, lng: 28.86, cityId: "chisinau" }
const balti = { lat: 47.76, lng: 27.93, cityId: "balti" }
const monday = "2026-11-16"
const doer: DoerFacts = {
  shelfIds: ["plumbing", "repairs"],
  mode: "in_person",
  cityId: "chisinau",
  spot: { lat: 47.02, lng: 28.85 },
  radiusKm: 20,
  spokenLanguages: ["ru", "ro"],
  level: "contacts",
  ratingAvg: 4.5,
  priceFrom: 200_00,
  priceCurrency: "MDL",
  workDays: bitOf(monday),
  awayFrom: null,
  awayUntil: null,
  sameDay: false,
  kind: "individual",
  portfolioCount: 0,
  repeatCustomers: 1,
}
const remote: DoerFacts = { ...doer, mode: "remote", cityId: null, spot: null }

test.each<[ProviderFilter, boolean, DoerFacts?]>([
  [{}, true],
  [{ categoryIds: ["tiling", "repairs"] }, true],
  [{ categoryIds: ["tiling"] }, false],
  [{ mode: "in_person" }, true],
  [{ mode: "remote" }, false],
  [{ mode: "remote" }, true, { ...doer, mode: "both" }],
  [{ placeId: "chisinau" }, true],
  [{ placeId: "balti" }, false],
  [{ placeId: "balti" }, true, { ...doer, radiusKm: 130 }],
  [{ placeId: "chisinau" }, false, remote],
  [{ near: { ...chisinau, radiusKm: 5 } }, true],
  [{ near: { ...balti, radiusKm: 5 } }, false],
  [{ near: balti }, true],
  [{ near: { ...balti, radiusKm: 200 } }, false, remote],
  [{ languages: ["en", "ro"] }, true],
  [{ languages: ["en"] }, false],
  [{ verifiedOnly: true }, false],
  [{ verifiedOnly: true }, true, { ...doer, level: "verified" }],
  [{ ratingMin: 4.5 }, true],
  [{ ratingMin: 4.6 }, false],
  [{ ratingMin: 1 }, false, { ...doer, ratingAvg: null }],
  [{ priceMax: 200_00 }, true],
  [{ priceMax: 199_00 }, false],
  [{ priceMax: 900_00, currency: "EUR" }, false],
  [{ currency: "MDL" }, true, { ...doer, priceFrom: null }],
  [{ priceMax: 900_00 }, false, { ...doer, priceFrom: null, priceCurrency: null }],
  [{ availableOn: monday }, true],
  [{ availableOn: "2026-11-17" }, false],
  [{ availableOn: monday }, false, { ...doer, awayUntil: monday }],
  [{ sameDay: true }, false],
  [{ kind: "individual" }, true],
  [{ kind: "company" }, false],
  [{ hasPortfolio: true }, false],
  [{ repeatCustomersOnly: true }, true],
])("%j is what the list of doers would say: %s", (filter, fits, facts = doer) => {
  const place = filter.placeId === "balti" ? balti : filter.placeId ? chisinau : null
  expect(fitsDoerFilter(filter, facts, place)).toBe(fits)
})

test.each<[ProviderFilter, string[]]>([
  [{}, ["doer"]],
  [{ q: "tap", categoryIds: ["plumbing"], placeId: "chisinau" }, ["words", "category", "place"]],
  [{ near: { ...chisinau, radiusKm: 5 }, mode: "remote", priceMax: 1 }, ["near", "remote", "budget"]],
  [
    { availableOn: monday, languages: ["ru"], verifiedOnly: true, ratingMin: 4 },
    ["date", "speaks", "verified", "rated"],
  ],
  [{ hasPortfolio: true }, ["doer"]],
])("%j says why: %j", (filter, kinds) => {
  expect(whyDoerMatched(filter, doer).map(({ kind }) => kind)).toEqual(kinds)
})

test("a search is filed under a key that its doers ask for, wherever they are", () => {
  const asked = new Set(keysOfDoer({ ...doer, lexemes: [{ lexeme: "tap", isTitle: true }] }))
  const shares = (filter: ProviderFilter, stem?: string) =>
    keysOfDoerSearch(filter, stem === undefined ? null : [{ stem, lexemes: [stem] }]).some((key) =>
      asked.has(key),
    )
  expect([{}, { categoryIds: ["repairs"] }, { placeId: "x" }].map((filter) => shares(filter))).toEqual([
    true,
    true,
    true,
  ])
  expect([shares({}, "tap"), shares({}, "boiler"), shares({ categoryIds: ["tiling"] })]).toEqual([
    true,
    false,
    false,
  ])
})
