import { askedWords, type CategoryIndex } from "./index-categories.ts"
import { matchWords } from "./match-word.ts"
import type { FoundCategory } from "./search-categories.ts"

const mostWords = 30
const mostGuesses = 3
const leastSum = 0.3
/** Beside a likely guess a far less likely one is noise: «собрать шкаф» isn't about gathering grapes. */
const leastShare = 0.35
/** A request names its work first: «помыть окна в квартире» is about windows. */
const fading = 0.03

/**
 * Which work a request is about, by its words. Only subcategories; a parent's words count a little for each of them.
 */
export function guessCategory(index: CategoryIndex, text: string): FoundCategory[] {
  const asked = askedWords(text, mostWords)
  const sums = new Map<string, number>()
  const add = (id: string, points: number) => sums.set(id, (sums.get(id) ?? 0) + points)
  const seen = new Set<string>()
  for (const [place, word] of asked.entries()) {
    if (seen.has(word.stem)) continue
    seen.add(word.stem)
    for (const [id, points] of bestPoints(index, word)) add(id, points * Math.max(0.4, 1 - fading * place))
  }
  const stems = asked.map(({ stem }) => stem)
  for (const { categoryId, stems: phrase } of index.phrases) {
    if (phrase.every((stem) => stems.includes(stem))) add(categoryId, 0.35 * phrase.length)
  }
  const likely = index.categories
    .flatMap(({ id, parentId, isPopular }, place) => {
      if (!parentId) return []
      const sum = (sums.get(id) ?? 0) + 0.25 * (sums.get(parentId) ?? 0)
      return { categoryId: id, sum: sum + (isPopular ? 0.01 : 0) - place / 1e5 }
    })
    .filter(({ sum }) => sum >= leastSum)
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, mostGuesses)
  const best = likely[0]?.sum ?? 0
  return likely
    .filter(({ sum }) => sum >= leastShare * best)
    .map(({ categoryId, sum }) => ({ categoryId, score: Math.round((sum / (sum + 0.6)) * 100) / 100 }))
}

/** What one word says for each category, by its best match in the tree. */
function bestPoints(index: CategoryIndex, word: { word: string; stem: string }): Map<string, number> {
  const best = new Map<string, number>()
  // A typo in a sentence is more likely another word that happens to be close.
  for (const { known, match } of matchWords(word, index.words, { isTyping: false, leastForSlips: 6 })) {
    for (const [id, strength] of known.strength) {
      best.set(id, Math.max(best.get(id) ?? 0, match ** 2 * strength * known.rarity))
    }
  }
  return best
}
