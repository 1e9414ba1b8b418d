import { normalizeText } from "../../ui/data/normalize-text.ts"

interface Text {
  title: string
  text: string
  /** What people call it who don't know our words. */
  also?: string
}

/** Those that hold every word that was asked for; where the title holds them, first. */
export function findAnswers<T extends Text>(all: readonly T[], q: string): T[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const holds = (text: string) => {
    const folded = normalizeText(text)
    return words.every((word) => folded.includes(word))
  }
  const fitting = all.filter(({ title, text, also = "" }) => holds(`${title} ${text} ${also}`))
  return fitting.toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title)))
}
