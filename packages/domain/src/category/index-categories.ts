// What search and guess look words up in. Built once per tree: a few thousand words, in memory.
import { normalizeText } from "../text/normalize.ts"
import { stemOf } from "../text/stem.ts"
import { tellingWords } from "../text/stop-words.ts"
import { locales } from "../locale.ts"
import type { L10n } from "../text/l10n.ts"
import type { Synonyms } from "./category.ts"

export type IndexedCategory = {
  id: string
  parentId: string | null
  name: L10n
  synonyms: Synonyms
  isPopular: boolean
}

/** A word of the tree, and how strongly it speaks for each category that has it. */
export type TreeWord = { word: string; stem: string; strength: Map<string, number>; rarity: number }

export type CategoryIndex = {
  categories: readonly { id: string; parentId: string | null; isPopular: boolean; names: readonly string[] }[]
  words: readonly TreeWord[]
  /** Names and synonyms of several words, as stems. */
  phrases: readonly { categoryId: string; stems: readonly string[] }[]
}

const alone = 1
const insidePhrase = 0.5

export function indexCategories(categories: readonly IndexedCategory[]): CategoryIndex {
  const words = new Map<string, Map<string, number>>()
  const phrases: { categoryId: string; stems: string[] }[] = []
  for (const { id, name, synonyms } of categories) {
    for (const text of locales.flatMap((locale) => [name[locale], ...synonyms[locale]])) {
      const folded = tellingWords(text)
      if (folded.length > 1) phrases.push({ categoryId: id, stems: folded.map(stemOf) })
      for (const word of new Set(folded)) {
        const strength = words.get(word) ?? new Map<string, number>()
        strength.set(id, Math.max(strength.get(id) ?? 0, folded.length === 1 ? alone : insidePhrase))
        words.set(word, strength)
      }
    }
  }
  return {
    categories: categories.map(({ id, parentId, isPopular, name }) => ({
      id,
      parentId,
      isPopular,
      names: locales.map((locale) => normalizeText(name[locale])),
    })),
    words: withRarity(words, categories.length),
    phrases,
  }
}

/** A word of one category says more than a word of ten. Counted by stems: «ремонт» and «ремонта» are one. */
function withRarity(words: Map<string, Map<string, number>>, count: number): TreeWord[] {
  const holders = new Map<string, Set<string>>()
  for (const [word, strength] of words) {
    const held = holders.get(stemOf(word)) ?? new Set()
    for (const id of strength.keys()) held.add(id)
    holders.set(stemOf(word), held)
  }
  return [...words].map(([word, strength]) => {
    const stem = stemOf(word)
    return { word, stem, strength, rarity: 1 - Math.log(holders.get(stem)?.size ?? 1) / Math.log(count + 1) }
  })
}

/** The words of a query or a text, as they were typed and as stems. */
export function askedWords(text: string, most: number): { word: string; stem: string }[] {
  return tellingWords(text)
    .slice(0, most)
    .map((word) => ({ word, stem: stemOf(word) }))
}
