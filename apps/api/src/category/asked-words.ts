import { searchCategories } from "@doable/domain/category/search-categories"
import type { Database } from "../platform/db/client.ts"
import { searchWords, type Words } from "../platform/search/list-words.ts"
import { categoryCache } from "./category-cache.ts"

/** The words of a search, with the categories that they surely name; null if there are none. */
export async function askedWords(db: Database, q: string | undefined): Promise<Words | null> {
  if (!q) return null
  const shelf = await categoryCache(db)
  return searchWords(q, categoriesNamed(searchCategories(shelf.index, q)))
}

const sure = 0.65
const nearBest = 0.15
const mostNamed = 3

/** Only what the words surely mean: a wrong guess would bury what they say. */
function categoriesNamed(found: { categoryId: string; score: number }[]): string[] {
  const best = found[0]?.score ?? 0
  return found
    .filter(({ score }) => score >= sure && score >= best - nearBest)
    .slice(0, mostNamed)
    .map(({ categoryId }) => categoryId)
}
