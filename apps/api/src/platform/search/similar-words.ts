import { normalizeWords } from "@doable/domain/text/normalize"
import { stemOf } from "@doable/domain/text/stem"
import { typosBetween } from "@doable/domain/text/slip"
import type { Database } from "../db/client.ts"
import type { Words } from "./list-words.ts"

/** Shorter words are too similar to each other. */
const shortestCorrected = 4
const mostCandidates = 100
const mostSimilar = 12

/** Two swapped letters leave a short word so little alike that only looking them up finds it. */
const candidates = `
  select array(
    select w.word from (
      select w.word from search_words w where w.word % asked.word
      union select w.word from search_words w where w.word = any(string_to_array(asked.swapped, ' '))) w
    order by similarity(w.word, asked.word) desc, w.word limit ${mostCandidates}) as found
  from unnest($1::text[], $2::text[]) with ordinality as asked(word, swapped, place) order by asked.place`

/** The same search with each word also spelt as the known words it may be a typo of; null if there are none. */
export async function withSimilarWords(db: Database, words: Words): Promise<Words | null> {
  const typed = words.words.map((word) => normalizeWords(word)[0] ?? "")
  const asked = typed.map((word) => (word.length < shortestCorrected ? "" : word))
  const { rows } = await db.$client.query<{ found: string[] }>({
    name: "similar_search_words",
    text: candidates,
    values: [asked, asked.map((word) => swaps(word).join(" "))],
  })
  const similar = typed.map((word, at) => closest(word, rows[at]?.found ?? []))
  if (similar.every((some) => some.length === 0)) return null
  return {
    ...words,
    // Titles know a correction in its normalised letters, texts only as people spell it.
    words: words.words.map((word, at) => (isKnown(words.forms[at]) ? word : (similar[at]?.[0] ?? word))),
    forms: words.forms.map((form, at) => withForms(form, similar[at] ?? [])),
  }
}

function swaps(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
  )
}

function closest(typed: string, known: string[]): string[] {
  const allowed = typed.length < 9 ? 1 : 2
  const typosOf = (word: string) =>
    Math.min(typosBetween(typed, word, allowed), typosBetween(stemOf(typed), stemOf(word), allowed))
  return known
    .filter((word) => word.length >= shortestCorrected && !/[\\|]/.test(word) && typosOf(word) <= allowed)
    .toSorted((a, b) => typosOf(a) - typosOf(b))
    .slice(0, mostSimilar)
}

/** As `whole-words.ts` writes it: a bar alone stands for no word. */
function isKnown(form = ""): boolean {
  return form !== "|" && form.includes("|")
}

function withForms(form: string, similar: string[]): string {
  if (similar.length === 0) return form
  const known = form.split("|").filter((word) => word !== "")
  return `${[...new Set([...known, ...similar])].join("|")}|`
}
