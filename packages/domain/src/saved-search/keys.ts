// How a posting finds the few searches it may concern among very many. A search is filed under the keys of what
// narrows it most: one of its words, or its categories and places. A task asks for all keys it could be filed under.
// Whatever matches shares a key; what shares one is then compared exactly.
import type { ProviderFilter } from "../provider/input.ts"
import type { TaskFilter } from "../task/input.ts"
import { degreesOf, longitudeScale, type Spot } from "../task/whereabouts.ts"
import type { DoerFacts } from "./doer-matches.ts"

/** A word of a search: the lexemes that any of our languages makes of it, and its folded beginning. */
export type SearchWord = { stem: string; lexemes: readonly string[] }
export type Lexeme = { lexeme: string; isTitle: boolean }

type Filed = {
  categoryId: string | null
  parentCategoryId: string | null
  placeId: string | null
  cityId: string | null
  spot: Spot | null
  lexemes: readonly Lexeme[]
}

const any = "*"
/** Shorter beginnings are looked up as whole words. */
const shortestPrefix = 3
/** In degrees: about 28 km. */
const cellSize = 0.25
/** An area or a choice of more than this is filed as if it weren't narrowed there. */
const mostCells = 12
const mostKeys = 60

const shelfKey = (shelf: string, where: string) => `k:${shelf}:${where}`
const wordKey = (lexeme: string) => `w:${lexeme}`
const startKey = (start: string) => `p:${start}`
const cellKey = (x: number, y: number) => `${x},${y}`

/** Null words: the search has none. An empty list: it has only words that say nothing, and finds nothing. */
export function keysOfSearch(
  filter: TaskFilter | ProviderFilter,
  words: readonly SearchWord[] | null,
  /** That the words name; a task there is found without the words. */
  named: readonly string[] = [],
): string[] {
  const shelves = filter.categoryIds?.length ? filter.categoryIds : [any]
  if (!words) return composed(shelves, wheresOf(filter))
  const longest = words.toSorted((a, b) => b.stem.length - a.stem.length)[0]
  return [...new Set([...(longest ? keysOfWord(longest) : []), ...named.map((id) => shelfKey(id, any))])]
}

export function keysOfTask({
  categoryId,
  parentCategoryId,
  cityId,
  placeId,
  spot,
  lexemes,
}: Filed): string[] {
  const shelves = [categoryId, parentCategoryId, any].filter((id) => id !== null)
  const cell = spot && cellKey(cellOf(spot.lng * longitudeScale), cellOf(spot.lat))
  const wheres = [cityId, placeId, cell, any].filter((where) => where !== null)
  return [...new Set([...composed(shelves, wheres), ...keysOfLexemes(lexemes)])]
}

/** A search for doers is filed without its place: the area that a doer covers has too many places to ask for each. */
export function keysOfDoerSearch(
  { categoryIds }: Pick<ProviderFilter, "categoryIds">,
  words: readonly SearchWord[] | null,
  named: readonly string[] = [],
): string[] {
  return keysOfSearch(categoryIds ? { categoryIds } : {}, words, named)
}

export function keysOfDoer({
  shelfIds,
  lexemes,
}: Pick<DoerFacts, "shelfIds"> & { lexemes: readonly Lexeme[] }) {
  return [...new Set([...composed([...shelfIds, any], [any]), ...keysOfLexemes(lexemes)])]
}

function keysOfLexemes(lexemes: readonly Lexeme[]): string[] {
  const starts = lexemes.filter(({ isTitle }) => isTitle).flatMap(({ lexeme }) => startsOf(lexeme))
  return [...lexemes.map(({ lexeme }) => wordKey(lexeme)), ...starts.map(startKey)]
}

function composed(shelves: readonly string[], wheres: readonly string[]): string[] {
  const spots = shelves.length * wheres.length > mostKeys ? [any] : wheres
  return shelves.flatMap((shelf) => spots.map((where) => shelfKey(shelf, where)))
}

function keysOfWord({ stem, lexemes }: SearchWord): string[] {
  const start = [...stem].length < shortestPrefix ? wordKey(stem) : startKey(stem)
  return [...lexemes.map(wordKey), ...(stem === "" ? [] : [start])]
}

function startsOf(lexeme: string): string[] {
  const letters = [...lexeme]
  return letters.map((_, at) => letters.slice(0, at + 1).join("")).slice(shortestPrefix - 1)
}

function wheresOf({ placeId, near }: TaskFilter): string[] {
  if (placeId !== undefined) return [placeId]
  if (near?.radiusKm === undefined) return [any]
  const radius = degreesOf(near.radiusKm)
  const xs = cellsBetween(near.lng * longitudeScale, radius)
  const ys = cellsBetween(near.lat, radius)
  if (xs.length * ys.length > mostCells) return [any]
  return xs.flatMap((x) => ys.map((y) => cellKey(x, y)))
}

const cellOf = (degrees: number) => Math.floor(degrees / cellSize)

function cellsBetween(middle: number, radius: number): number[] {
  const first = cellOf(middle - radius)
  return Array.from({ length: cellOf(middle + radius) - first + 1 }, (_, at) => first + at)
}
