import { normalizeText } from "../text/normalize.ts"
import { switchLayout } from "../text/layout.ts"
import { askedWords, type CategoryIndex } from "./index-categories.ts"
import { matchWords } from "./match-word.ts"

export type FoundCategory = { categoryId: string; score: number }

const mostWords = 8
const mostFound = 10
const leastScore = 0.45

/**
 * Categories for what someone types into a search box, best first, in any language and alphabet, with or without
 * typos.
 */
export function searchCategories(index: CategoryIndex, query: string): FoundCategory[] {
  const found = search(index, query)
  return found.length > 0 ? found : search(index, switchLayout(query))
}

function search(index: CategoryIndex, query: string): FoundCategory[] {
  const asked = askedWords(query, mostWords)
  if (asked.length === 0) return []
  const isTypingLast = !/\s$/.test(query)
  const sums = new Map<string, number>()
  for (const [place, word] of asked.entries()) {
    const isTyping = isTypingLast && place === asked.length - 1
    const best = new Map<string, number>()
    for (const { known, match } of matchWords(word, index.words, { isTyping, leastForSlips: 5 })) {
      for (const [id, strength] of known.strength) {
        best.set(id, Math.max(best.get(id) ?? 0, match * (0.7 + 0.3 * strength)))
      }
    }
    for (const [id, match] of best) sums.set(id, (sums.get(id) ?? 0) + match / asked.length)
  }
  const wanted = normalizeText(query)
  return index.categories
    .map(({ id, parentId, names, isPopular }, place) => {
      const nameBonus = names.includes(wanted) ? 0.3 : names.some((text) => text.startsWith(wanted)) ? 0.1 : 0
      const ties = (parentId ? 0.02 : 0) + (isPopular ? 0.01 : 0) - place / 1e5
      return { categoryId: id, sum: sums.get(id) ?? 0, score: (sums.get(id) ?? 0) + nameBonus + ties }
    })
    .filter(({ sum }) => sum >= leastScore)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostFound)
    .map(({ categoryId, score }) => ({ categoryId, score: Math.min(1, Math.round(score * 100) / 100) }))
}
