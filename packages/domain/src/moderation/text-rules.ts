// Rules about words that administrators write. What the code itself finds (contacts, prohibited services) stays as it is.
import { findContacts, type ContactKind } from "./contacts.ts"
import { hiddenMark } from "./hidden-mark.ts"
import { markProhibited, prohibitedKinds, type ProhibitedKind } from "./prohibited.ts"
import { contactKinds, isWordFit, type TextAction, type TextPlace } from "./text-places.ts"
import { marksOf, plainLetter, wholeWords } from "./word-marks.ts"

export type TextRule = {
  id: string
  action: TextAction
  words: readonly string[]
  places: readonly TextPlace[]
}

/** What the code finds by itself. */
export const builtInRules = [...contactKinds, ...prohibitedKinds] as const
export type BuiltInRule = ContactKind | ProhibitedKind

/** `rule` is the id of a written rule, or the name of a built-in one. */
export type RuleHit = { rule: string; action: TextAction; start: number; end: number }

/** At either end of a word, `*` stands for any letters. */
function expressionOf(word: string): string {
  const letters = [...word.matchAll(/\P{M}\p{M}*|\p{M}+/gu)].map(([letter]) => plainLetter(letter)).join("")
  const bare = letters.replaceAll(/^\*+|\*+$/g, "").trim()
  const escaped = bare.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/ +/g, " +")
  return `${letters.startsWith("*") ? String.raw`\p{L}*` : ""}${escaped}${letters.endsWith("*") ? String.raw`\p{L}*` : ""}`
}

/** Everything that any rule finds in a text, in order. */
export function findHits(text: string, place: TextPlace, rules: readonly TextRule[]): RuleHit[] {
  const here = rules.filter(({ places, words }) => places.includes(place) && words.some(isWordFit))
  const patterns = here.map(
    (rule) => [rule, wholeWords(rule.words.filter(isWordFit).map(expressionOf))] as const,
  )
  const hits: RuleHit[] = [
    ...findContacts(text).map(({ kind, start, end }) => ({
      rule: kind,
      action: "mask" as const,
      start,
      end,
    })),
    ...prohibitedHits(text, place),
    ...patterns.flatMap((pattern) =>
      marksOf(text, [pattern]).map(({ kind, start, end }) => ({
        rule: kind.id,
        action: kind.action,
        start,
        end,
      })),
    ),
  ]
  return hits.toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/** What two people write to each other isn't public; a person reads a task that names such a thing. */
function prohibitedHits(text: string, place: TextPlace): RuleHit[] {
  if (place === "message") return []
  const action = place === "task" ? "hold" : "refuse"
  return markProhibited(text).map(({ kind, start, end }) => ({ rule: kind, action, start, end }))
}

type Span = { start: number; end: number }

/** The text as others read it, and what of it they don't. */
export function maskHits(text: string, hits: readonly RuleHit[]): { text: string; spans: Span[] } {
  const spans: Span[] = []
  for (const { action, start, end } of hits) {
    if (action !== "mask") continue
    const last = spans.at(-1)
    if (last && start < last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  let shown = ""
  let at = 0
  for (const { start, end } of spans) {
    shown += text.slice(at, start) + hiddenMark
    at = end
  }
  return { text: shown + text.slice(at), spans }
}

/**
 * What of `written` others don't read, told from what they do read: the rules may have changed since, the texts
 * haven't.
 */
export function hiddenSpans(written: string, shown: string): Span[] {
  const kept = shown.split(hiddenMark)
  const spans: Span[] = []
  let at = 0
  for (const [index, piece] of kept.entries()) {
    const isLast = index === kept.length - 1
    const start = isLast ? written.length - piece.length : written.indexOf(piece, at)
    if (start < at || written.slice(start, start + piece.length) !== piece) return []
    if (index > 0) spans.push({ start: at, end: start })
    at = start + piece.length
  }
  return spans
}
