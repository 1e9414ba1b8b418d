import { expect, test } from "vitest"
import type { TaskFilter } from "../task/input.ts"
import { keysOfSearch, keysOfTask, type SearchWord } from "./keys.ts"
import { fitsFilter, whyMatched, type MatchReason, type TaskFacts } from "./matches.ts"

const botanica = { lat: 46.985, lng: 28.855 }
const task: TaskFacts = {
  categoryId: "plumbing",
  parentCategoryId: "repairs",
  mode: "in_person",
  placeId: "botanica",
  cityId: "chisinau",
  spot: botanica,
  dueDate: "2026-11-20",
  budgetKind: "range",
  currency: "MDL",
  budgetMin: 500_00,
  budgetMax: 900_00,
  spokenLanguages: ["ru", "ro"],
  pictureCount: 0,
  isUrgent: false,
  needsVerification: true,
  ownerHireRate: 60,
}
const remote: TaskFacts = { ...task, mode: "remote", placeId: null, cityId: null, spot: null, dueDate: null }
// A Wednesday.
const now = new Date("2026-11-18T10:00:00Z")

test.each<[TaskFilter, boolean, TaskFacts?]>([
  [{}, true],
  [{ categoryIds: ["plumbing"] }, true],
  [{ categoryIds: ["tiling", "repairs"] }, true],
  [{ categoryIds: ["tiling"] }, false],
  [{ categoryIds: [] }, true],
  [{ mode: "in_person" }, true],
  [{ mode: "remote" }, false],
  [{ placeId: "botanica" }, true],
  [{ placeId: "chisinau" }, true],
  [{ placeId: "balti" }, false],
  [{ placeId: "chisinau" }, false, remote],
  [{ near: { ...botanica, radiusKm: 1 } }, true],
  [{ near: { lat: 47.08, lng: 28.855, radiusKm: 10 } }, false],
  [{ near: { lat: 47.08, lng: 28.855, radiusKm: 11 } }, true],
  [{ near: botanica }, true, remote],
  [{ near: { ...botanica, radiusKm: 50 } }, false, remote],
  [{ budgetMin: 900_00 }, true],
  [{ budgetMin: 900_01 }, false],
  [{ budgetMax: 500_00 }, true],
  [{ budgetMax: 499_99 }, false],
  [{ budgetMin: 0 }, false, { ...task, budgetMin: null, budgetMax: null }],
  [{ budgetMax: 900_00, currency: "EUR" }, false],
  [{ budgetMax: 900_00 }, false, { ...task, currency: "EUR" }],
  [{ currency: "MDL" }, true],
  [{ budgetKinds: ["range"] }, true],
  [{ budgetKinds: ["fixed", "open"] }, false],
  [{ timing: "today" }, false],
  [{ timing: "this_week" }, true],
  [{ timing: "any" }, true, remote],
  [{ dateFrom: "2026-11-20", dateTo: "2026-11-20" }, true],
  [{ dateTo: "2026-11-19" }, false],
  [{ dateFrom: "2026-11-21" }, false],
  [{ dateFrom: "2026-11-01" }, false, remote],
  [{ languages: ["en", "ro"] }, true],
  [{ languages: ["en"] }, false],
  [{ hasPhotos: true }, false],
  [{ urgentOnly: true }, false],
  [{ verifiedOnlyFits: true }, false],
  [{ ownerHireRateMin: 60 }, true],
  [{ ownerHireRateMin: 61 }, false],
  [{ ownerHireRateMin: 1 }, false, { ...task, ownerHireRate: null }],
])("%o fits: %s", (filter, isSo, given = task) => {
  expect(fitsFilter(filter, given, now)).toBe(isSo)
  if (!isSo) return
  const asked = keysOfTask({ ...given, lexemes: [] })
  expect(keysOfSearch(filter, null).some((key) => asked.includes(key))).toBe(true)
})

test.each<[TaskFilter, MatchReason[]]>([
  [{}, [{ kind: "any" }]],
  [{ q: "tap", budgetMax: 1 }, [{ kind: "words" }, { kind: "budget" }]],
  [{ categoryIds: ["plumbing"], placeId: "chisinau" }, [{ kind: "category" }, { kind: "place" }]],
  [{ near: { lat: 47.005, lng: 28.855, radiusKm: 5 } }, [{ kind: "near", km: 2.2 }]],
  [
    { timing: "today", languages: ["ru"], urgentOnly: true },
    [{ kind: "date" }, { kind: "language" }, { kind: "urgent" }],
  ],
  [{ mode: "remote" }, [{ kind: "remote" }]],
])("%o was found because of %o", (filter, why) => {
  expect(whyMatched(filter, task)).toEqual(why)
})

test("a search is filed by its longest word, its categories and places, or under everything", () => {
  const words: SearchWord[] = [
    { stem: "tap", lexemes: ["tap"] },
    { stem: "chitchen", lexemes: ["kitchen"] },
  ]
  expect(keysOfSearch({ categoryIds: ["a"] }, words, ["b"])).toEqual(["w:kitchen", "p:chitchen", "k:b:*"])
  expect(keysOfSearch({}, [{ stem: "tv", lexemes: [] }])).toEqual(["w:tv"])
  expect(keysOfSearch({ q: "and" }, [])).toEqual([])
  expect(keysOfSearch({ categoryIds: ["a", "b"], placeId: "c" }, null)).toEqual(["k:a:c", "k:b:c"])
  expect(keysOfSearch({}, null)).toEqual(["k:*:*"])
  expect(keysOfSearch({ near: { ...botanica, radiusKm: 200 } }, null)).toEqual(["k:*:*"])
  const asked = keysOfTask({ ...remote, lexemes: [{ lexeme: "tapul", isTitle: true }] })
  expect(asked).toEqual(expect.arrayContaining(["w:tapul", "p:tap", "p:tapu", "p:tapul", "k:*:*"]))
  expect(asked).not.toContain("p:ta")
})
