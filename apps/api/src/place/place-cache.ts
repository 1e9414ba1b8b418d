import { readFileSync } from "node:fs"
import { placeKinds, countries, type Place } from "@doable/domain/place/place"
import { indexPlaces, type PlaceIndex } from "@doable/domain/place/search-places"
import { regions } from "./regions.ts"

/** The localities that ship with the product, made by `npm run places`. They change with a release alone. */
const file = new URL("places.tsv", import.meta.url)

export type PlaceCache = {
  list: readonly Place[]
  find: (id: string) => Place | undefined
  index: PlaceIndex
}

let shelf: PlaceCache | undefined

/** Read once, when the first place is needed. */
export function placeCache(): PlaceCache {
  shelf ??= readShelf()
  return shelf
}

function readShelf(): PlaceCache {
  const list = readPlaces()
  const byId = new Map(list.map((place) => [place.id, place]))
  return { list, find: (id) => byId.get(id), index: indexPlaces(list) }
}

export function readPlaces(): Place[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n")
  return lines.map((line) => {
    const [id = "", kind, country, parent, region = "", population, lat, lng, ro = "", ru = "", en] =
      line.split("\t")
    return {
      id,
      kind: oneOf(placeKinds, kind),
      country: oneOf(countries, country),
      parentId: parent || null,
      name: { en: en || ro, ru, ro },
      region: regions.get(region) ?? fail(`no region ${region}`),
      population: Number(population),
      lat: Number(lat),
      lng: Number(lng),
    }
  })
}

function oneOf<T extends string>(words: readonly T[], word: string | undefined): T {
  return words.find((known) => known === word) ?? fail(`places.tsv says ${word}`)
}

function fail(message: string): never {
  throw new Error(message)
}
