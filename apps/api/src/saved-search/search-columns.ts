import { sql, type SQL } from "../platform/db/drizzle.ts"
import type { ProviderFilter } from "@doable/domain/provider/input"
import { keysOfDoerSearch, keysOfSearch, type SearchWord } from "@doable/domain/saved-search/keys"
import type { SearchScope } from "@doable/domain/saved-search/status"
import type { TaskFilter } from "@doable/domain/task/input"
import { askedWords } from "../category/asked-words.ts"
import type { Database } from "../platform/db/client.ts"
import { searchWords, type Words } from "../platform/search/list-words.ts"

/** What a search is found by, and what its words are compared with. */
export async function searchColumns(
  db: Database,
  filter: TaskFilter | ProviderFilter,
  excludeWords: readonly string[],
  scope: SearchScope = "task",
) {
  const keysOf = scope === "task" ? keysOfSearch : keysOfDoerSearch
  const words = await askedWords(db, filter.q)
  const telling = words && (await tellingWords(db, words))
  return {
    keys: keysOf(filter, telling, words?.categories),
    query: words && queryOf(words),
    excluded: excludedQuery(excludeWords),
  }
}

export function excludedQuery(excludeWords: readonly string[]): SQL<string> | null {
  const words = searchWords(excludeWords.join(" "))
  return words && sql<string>`(${sql.join(words.each.map(queryOf), sql` || `)})`
}

/** Beginnings stay beginnings: words that nobody has written yet count too. */
function queryOf({ words, stems, categories }: Omit<Words, "each">): SQL<string> {
  const [asked, starts, named] = [words, stems, categories].map((list) => sql`${sql.param(list)}::text[]`)
  return sql<string>`task_query(${asked}, ${starts}, ${named})`
}

/** As `task_query` reads them: a filler of any of the languages isn't asked for. */
async function tellingWords(db: Database, { words, stems }: Words): Promise<SearchWord[]> {
  const { rows } = await db.$client.query<{ stem: string; en: string[]; ru: string[]; ro: string[] }>({
    name: "lexemes_of_words",
    text: `select asked.stem,
        tsvector_to_array(to_tsvector('pg_catalog.english', task_plain(asked.word))) as en,
        tsvector_to_array(to_tsvector('pg_catalog.russian', task_plain(asked.word))) as ru,
        tsvector_to_array(to_tsvector('pg_catalog.romanian', task_plain(asked.word))) as ro
      from unnest($1::text[], $2::text[]) as asked(word, stem)`,
    values: [words, stems],
  })
  return rows.flatMap(({ stem, en, ru, ro }) => {
    // Of several parts of a word all are asked for, so that one of them is enough to file it by.
    const lexemes = [en, ru, ro].flatMap((parts) => parts.slice(0, 1))
    return lexemes.length === 3 ? [{ stem, lexemes: [...new Set(lexemes)] }] : []
  })
}
