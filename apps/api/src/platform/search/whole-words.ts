import type { Database } from "../db/client.ts"
import type { Words } from "./list-words.ts"

/** A start that so many words have is looked up as one. */
const mostForms = 60
/** Shorter stems are whole words already. */
const longestWhole = 2

const beginnings = `
  select array(select w.word from search_words w
    where w.word >= asked.stem collate "C" and w.word < (asked.stem || chr(1114111)) collate "C"
    order by w.word limit ${mostForms + 1}) as found
  from unnest($1::text[]) with ordinality as asked(stem, place) order by asked.place`

/** Beginnings of words as the words that start so: the same hits, found sooner. */
export async function withWholeWords(db: Database, words: Words): Promise<Words> {
  const { rows } = await db.$client.query<{ found: string[] }>({
    name: "search_words_by_beginning",
    text: beginnings,
    values: [words.stems],
  })
  return { ...words, forms: words.stems.map((stem, at) => formsOf(stem, rows[at]?.found ?? [])) }
}

/** As the database's `task_query` reads it: words with a bar behind each, or the start itself. */
function formsOf(stem: string, found: string[]): string {
  const isClear = found.length <= mostForms && found.every((word) => !/[\\|]/.test(word))
  return [...stem].length > longestWhole && isClear ? `${found.join("|")}|` : stem
}
