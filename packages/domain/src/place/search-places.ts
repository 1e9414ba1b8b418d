import { locales } from "../locale.ts"
import { normalizeText, normalizeWords } from "../text/normalize.ts"
import { switchLayout } from "../text/layout.ts"
import { typosAllowed, typosBetween } from "../text/slip.ts"
import type { Place } from "./place.ts"

type IndexedPlace = {
  id: string
  /** Each folded once, in however many languages it is written that way. */
  names: readonly string[]
  words: readonly string[]
  /** Words that may narrow the search but not make it: the region, the city of a sector. */
  around: readonly string[]
  weight: number
}

export type PlaceIndex = readonly IndexedPlace[]

/** The product is at home in Moldova: of two places of one name people mean the one there. */
const homeWeight = 4
/** The population of most villages is unknown; they count as the smallest known one. */
const unknownPopulation = 1000

/** Largest first, so that the first places that match are the ones to show. */
export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const byId = new Map(places.map((place) => [place.id, place]))
  const wordsOfRegion = new Map<string, string[]>()
  return places
    .map((place) => {
      const parent = place.parentId ? byId.get(place.parentId) : undefined
      const names = unique(unique(locales.map((locale) => place.name[locale])).map(normalizeText))
      const region = wordsOfRegion.get(place.region.ro) ?? wordsIn([place.region])
      wordsOfRegion.set(place.region.ro, region)
      return {
        id: place.id,
        names,
        words: unique(names.flatMap((name) => name.split(" "))),
        around: parent ? unique([...region, ...wordsIn([parent.name])]) : region,
        weight: weightOf(place, parent),
      }
    })
    .toSorted((a, b) => b.weight - a.weight)
}

/** The ids of the places that someone means, best first. Without a query: the largest. */
export function searchPlaces(index: PlaceIndex, query: string, limit: number): string[] {
  const wanted = normalizeWords(query)
  if (wanted.length === 0) return query.trim() ? [] : index.slice(0, limit).map(({ id }) => id)
  const found = ranked(index, limit, (place) => rankByWords(place, wanted))
  if (found.length > 0) return found
  const switched = normalizeWords(switchLayout(query))
  const meant = ranked(index, limit, (place) => rankByWords(place, switched))
  if (meant.length > 0) return meant
  const whole = wanted.join(" ")
  return ranked(index, limit, (place) => rankBySlips(place, whole))
}

/** The index is sorted by weight, and sorting keeps the order of equals: within a rank the largest come first. */
function ranked(index: PlaceIndex, limit: number, rankOf: (place: IndexedPlace) => number): string[] {
  return index
    .flatMap((place) => {
      const rank = rankOf(place)
      return rank > 0 ? { id: place.id, rank } : []
    })
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ id }) => id)
}

function rankByWords({ names, words, around }: IndexedPlace, wanted: readonly string[]): number {
  const whole = wanted.join(" ")
  if (names.includes(whole)) return 4
  if (names.some((name) => name.startsWith(whole))) return 3
  const begins = (word: string) => (known: string) => known.startsWith(word)
  if (!wanted.some((word) => words.some(begins(word)))) return 0
  if (wanted.every((word) => words.some(begins(word)))) return 2
  return wanted.every((word) => words.some(begins(word)) || around.some(begins(word))) ? 1 : 0
}

function rankBySlips({ names }: IndexedPlace, wanted: string): number {
  const allowed = typosAllowed(wanted)
  if (allowed === 0) return 0
  if (names.some((name) => typosBetween(wanted, name, allowed) <= allowed)) return 2
  return names.some((name) => beginsWithSlip(name, wanted)) ? 1 : 0
}

/** One letter is wrong, or two are swapped; a missing letter would change the length. */
function beginsWithSlip(name: string, wanted: string): boolean {
  if (name.length <= wanted.length) return false
  let place = 0
  while (place < wanted.length && name[place] === wanted[place]) place++
  if (name.startsWith(wanted.slice(place + 1), place + 1)) return true
  const isSwapped = name[place] === wanted[place + 1] && name[place + 1] === wanted[place]
  return isSwapped && name.startsWith(wanted.slice(place + 2), place + 2)
}

/** The population of a sector is unknown; it's a part of its city. */
function weightOf({ population, country }: Place, parent: Place | undefined): number {
  const people = parent
    ? Math.min(population || Infinity, parent.population / 8)
    : population || unknownPopulation
  return people * (country === "MD" ? homeWeight : 1)
}

function wordsIn(texts: readonly Place["name"][]): string[] {
  return unique(texts.flatMap((text) => locales.flatMap((locale) => normalizeWords(text[locale]))))
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}
