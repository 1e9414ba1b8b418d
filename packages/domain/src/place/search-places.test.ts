import { expect, test } from "vitest"
import type { Place } from "./place.ts"
import { indexPlaces, searchPlaces } from "./search-places.ts"

const a = (id: string, given: Partial<Place> = {}): Place => ({
  id,
  kind: "town",
  country: "RO",
  parentId: null,
  name: { en: id, ru: id, ro: id },
  region: { en: "Cluj County", ru: "жудец Клуж", ro: "județul Cluj" },
  population: 1000,
  lat: 46,
  lng: 24,
  ...given,
})

const index = indexPlaces([
  a("Turda", { population: 50_000 }),
  a("Turda Nouă"),
  a("Unirea"),
  a("Unirea MD", { country: "MD", name: { en: "Unirea", ru: "Униря", ro: "Unirea" } }),
  a("Alba Iulia", { name: { en: "Alba Iulia", ru: "Алба-Юлия", ro: "Alba Iulia" } }),
  a("Cojușna", { country: "MD", population: 0, name: { en: "Cojușna", ru: "Кожушна", ro: "Cojușna" } }),
  a("Cojușna RO", { population: 3000, name: { en: "Cojușna", ru: "Кожушна", ro: "Cojușna" } }),
  a("Sector", { kind: "sector", parentId: "Turda", population: 0 }),
])
const found = (q: string, limit = 10) => searchPlaces(index, q, limit)

test("the whole name comes before a longer one, the beginning before the middle", () => {
  expect(found("turda")).toEqual(["Turda", "Turda Nouă"])
  expect(found("noua")).toEqual(["Turda Nouă"])
})

test("of two places of one name the one at home comes first", () => {
  expect(found("unirea")).toEqual(["Unirea MD", "Unirea"])
})

test("a village of which no figure is known weighs like a small one", () => {
  expect(found("кожушна")).toEqual(["Cojușna", "Cojușna RO"])
})

test("the region and the city of a sector narrow the search but do not make it", () => {
  expect(found("unirea cluj")).toEqual(["Unirea MD", "Unirea"])
  expect(found("sector turda")).toEqual(["Sector"])
  expect(found("cluj")).toEqual([])
})

test("letters, switched keyboards and slips do not matter", () => {
  for (const q of ["алба юлия", "fk,f .kbz", "alba iula", "ALBA-IULIA"])
    expect(found(q), q).toEqual(["Alba Iulia"])
})

test("nothing typed names the largest, signs without a letter name none", () => {
  expect(found("", 1)).toEqual(["Turda"])
  expect(found("?!")).toEqual([])
})
