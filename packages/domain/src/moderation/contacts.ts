// Ways to reach a person that someone writes into a public text. They are hidden until hire, never punished.
import { findAddresses } from "./addresses.ts"
import { hiddenMark } from "./hidden-mark.ts"
import { findNumbers } from "./phone-numbers.ts"
import { findSpelledNumbers } from "./spelled-numbers.ts"

export type ContactKind = "phone" | "email" | "link" | "handle"
/** Places in the text as JavaScript counts them; `end` is the first character after it. */
export type ContactSpan = { start: number; end: number; kind: ContactKind }

export function findContacts(text: string): ContactSpan[] {
  const found = [...findAddresses(text), ...findNumbers(text), ...findSpelledNumbers(text)]
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const apart: ContactSpan[] = []
  for (const span of inOrder) {
    const last = apart.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else apart.push({ ...span })
  }
  return apart
}

export function maskContacts(text: string): { text: string; spans: ContactSpan[] } {
  const spans = findContacts(text)
  let masked = ""
  let at = 0
  for (const { start, end } of spans) {
    masked += text.slice(at, start) + hiddenMark
    at = end
  }
  return { text: masked + text.slice(at), spans }
}
