// Ways to reach a person that someone writes into a public text. They are hidden until hire, never punished.
import { findAddresses, findReversedAddresses } from "./addresses.ts"
import { hiddenMark } from "./hidden-mark.ts"
import { findNumbers, findReversedNumbers, isSurelyPhone } from "./phone-numbers.ts"
import { readBackwards, readSpread, readText, type Reading } from "./reading.ts"
import { findSpelledNumbers } from "./spelled-numbers.ts"

export type ContactKind = "phone" | "email" | "link" | "handle"
/** Places in the text as JavaScript counts them; `end` is the first character after it. */
export type ContactSpan = { start: number; end: number; kind: ContactKind }

export function findContacts(text: string): ContactSpan[] {
  const reading = readText(text)
  const found = [
    ...placed(reading, [
      ...findAddresses(reading.text),
      ...findNumbers(reading.text),
      ...findSpelledNumbers(reading.text),
    ]),
    ...readSpread(reading).flatMap(findSpread),
    ...findBackwards(readBackwards(reading)),
  ]
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const apart: ContactSpan[] = []
  for (const span of inOrder) {
    const last = apart.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else apart.push({ ...span })
  }
  return apart
}

/** All of it is hidden as soon as a part of it is a contact. */
function findSpread(reading: Reading): ContactSpan[] {
  const [address] = findAddresses(reading.text)
  const kind = address?.kind ?? (isSurelyPhone(reading.text) ? "phone" : null)
  return kind ? placed(reading, [{ start: 0, end: reading.text.length, kind }]) : []
}

function findBackwards(reading: Reading): ContactSpan[] {
  return placed(reading, [...findReversedAddresses(reading.text), ...findReversedNumbers(reading.text)])
}

/** Spans of what was read, as places in what was written. */
function placed({ places }: Reading, spans: ContactSpan[]): ContactSpan[] {
  return spans.map(({ start, end, kind }) => {
    const covered = places.slice(start, end)
    const starts = covered.map((place) => place.start)
    const ends = covered.map((place) => place.end)
    return { start: Math.min(...starts), end: Math.max(...ends), kind }
  })
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
