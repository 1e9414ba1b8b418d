// What was typed into the search box, as the database looks for it.
import { normalizeWords } from "@doable/domain/text/normalize"
import { stemOf } from "@doable/domain/text/stem"

/** `forms` is how the stems are looked up; `each` holds the same by single words, for those that must not be there. */
export type Words = {
  words: string[]
  stems: string[]
  forms: string[]
  categories: string[]
  each: Omit<Words, "each">[]
}

const mostWords = 8

export function searchWords(text: string, categories: string[] = []): Words | null {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
  if (words.length === 0) return null
  const stems = words.map((word) => stemOf(normalizeWords(word)[0] ?? ""))
  const each = words.map((word, at) => {
    const stem = [stems[at] ?? ""]
    return { words: [word], stems: stem, forms: stem, categories: [] }
  })
  return { words, stems, forms: stems, categories, each }
}
