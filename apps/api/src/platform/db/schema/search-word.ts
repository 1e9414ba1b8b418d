import { customType, pgTable } from "drizzle-orm/pg-core"

/** Compared byte by byte, so that all words with one start stand side by side. */
const bytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * Every word that a title on the wall or a doer's headline has ever had, kept by triggers: with them the start of
 * a word is looked up as the whole words that start so, which an index finds much sooner.
 */
export const searchWords = pgTable("search_words", () => ({ word: bytes().primaryKey() }))
