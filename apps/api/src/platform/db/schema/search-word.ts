import { customType, index, pgTable } from "../drizzle.ts"

/** Compared byte by byte, so that words with the same prefix are next to each other. */
const bytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * Every word that a published title or a doer's headline has ever had, kept by triggers. A prefix search looks up the
 * whole words first, which an index finds much faster. Typos are corrected to these words.
 */
export const searchWords = pgTable(
  "search_words",
  () => ({ word: bytes().primaryKey() }),
  (t) => [index("search_words_similar").using("gin", t.word.op("gin_trgm_ops"))],
)
