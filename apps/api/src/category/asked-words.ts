import { searchCategories } from "@doable/domain/category/search-categories"
import type { Database } from "../platform/db/client.ts"
import { searchWords, type Words } from "../platform/search/list-words.ts"
import { categoriesNamed } from "./categories-named.ts"
import { categoryCache } from "./category-cache.ts"

/** The words of a search, with the categories that they surely name; null if there are none. */
export async function askedWords(db: Database, q: string | undefined): Promise<Words | null> {
  if (!q) return null
  const shelf = await categoryCache(db)
  return searchWords(q, categoriesNamed(searchCategories(shelf.index, q)))
}
