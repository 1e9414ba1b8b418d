import { typosAllowed, typosBetween } from "../text/slip.ts"

type Word = { word: string; stem: string }
export type Match<W extends Word> = { known: W; match: number }

/**
 * The words of the tree that match a typed word, each from 0 to 1: the same word, another form of it, or its start
 * (while someone is typing). We only look for typos if there are none.
 */
export function matchWords<W extends Word>(
  asked: Word,
  words: readonly W[],
  { isTyping, leastForSlips }: { isTyping: boolean; leastForSlips: number },
): Match<W>[] {
  const matches = matched(words, (known) => plainMatch(asked, known, isTyping))
  if (matches.length > 0 || asked.word.length < leastForSlips) return matches
  const allowed = typosAllowed(asked.word)
  return allowed === 0 ? [] : matched(words, (known) => slipMatch(asked, known, { allowed, isTyping }))
}

function matched<W extends Word>(words: readonly W[], measure: (known: W) => number): Match<W>[] {
  const matches: Match<W>[] = []
  for (const known of words) {
    const match = measure(known)
    if (match > 0) matches.push({ known, match })
  }
  return matches
}

function plainMatch(asked: Word, known: Word, isTyping: boolean): number {
  if (asked.word === known.word) return 1
  if (asked.stem === known.stem) return 0.95
  if (isTyping && asked.word.length >= 2 && known.word.startsWith(asked.word)) return 0.85
  return shareBeginning(asked.stem, known.stem) ? 0.8 : 0
}

/** Other forms and derived words: «сантехника», «сантехнику», «сантехнические». */
function shareBeginning(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 5 && long.length - short.length <= 4 && long.startsWith(short)
}

function slipMatch(asked: Word, known: Word, { allowed, isTyping }: { allowed: number; isTyping: boolean }) {
  if (known.word.length < 4) return 0
  const slips = typosBetween(asked.word, known.word, allowed)
  if (slips <= allowed) return 0.75 - 0.1 * slips
  if (known.stem.length >= 5 && typosBetween(asked.stem, known.stem, 1) <= 1) return 0.6
  const isLonger = isTyping && known.word.length > asked.word.length
  return isLonger && typosBetween(asked.word, known.word.slice(0, asked.word.length), 1) <= 1 ? 0.5 : 0
}
