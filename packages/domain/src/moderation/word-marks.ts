// Words in a text, however they are disguised: with diacritics or without, with look-alike letters, with invisible ones.
const before = String.raw`(?<![\p{L}\p{N}])`
const after = String.raw`(?![\p{L}\p{N}])`

/** Where in the text, in its own letters; `end` is the first character after it. */
export type WordMark<Kind> = { start: number; end: number; kind: Kind }

/** `words` are sources of expressions. A word inside a longer word is another word. */
export const wholeWords = (words: readonly string[]) =>
  new RegExp(`${before}(?:${words.join("|")})${after}`, "giu")

/** A match inside a longer one is part of it. */
export function marksOf<Kind>(
  text: string,
  patterns: readonly (readonly [Kind, RegExp])[],
): WordMark<Kind>[] {
  const { plain, places } = plainLetters(text)
  const readings = [
    plain,
    plain.replaceAll(/[\p{L}]+/gu, likeCyrillic),
    plain.replaceAll(/[\p{L}]+/gu, likeLatin),
  ]
  const found = patterns.flatMap(([kind, pattern]) =>
    readings.flatMap((reading) =>
      [...reading.matchAll(pattern)].map((match) => ({
        kind,
        start: places[match.index]?.start ?? 0,
        end: places[match.index + match[0].length - 1]?.end ?? text.length,
      })),
    ),
  )
  const inOrder = found.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return inOrder.filter((mark, at) => !inOrder.slice(0, at).some((other) => other.end >= mark.end))
}

/** The text as it is compared, and for each of its letters where it stands in what was written. */
function plainLetters(text: string): { plain: string; places: { start: number; end: number }[] } {
  let plain = ""
  const places: { start: number; end: number }[] = []
  for (const { 0: written, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const letters = plainLetter(written)
    const isMoreSpace = letters === " " && plain.endsWith(" ")
    if (isMoreSpace || letters === "") continue
    plain += letters
    for (let at = 0; at < letters.length; at += 1) places.push({ start: index, end: index + written.length })
  }
  return { plain, places }
}

/** One letter with its marks, as it is compared. */
export function plainLetter(written: string): string {
  return written
    .normalize("NFKD")
    .replaceAll(/(?<=[a-zA-Z])\p{M}/gu, "")
    .normalize("NFC")
    .replaceAll(/[\u00ad\u200b-\u200f\u2060]/g, "")
    .replaceAll(/[ёЁ]/g, "е")
    .replaceAll(/[ \t\n\u00a0]+/g, " ")
}

const latinLetters = "aeopcyxkmtbhAEOPCYXKMTBH"
const cyrillicLetters = "аеорсухкмтвнАЕОРСУХКМТВН"

/** A word in both alphabets is a disguise; it is read as either. */
function likeCyrillic(word: string): string {
  return isMixed(word) ? swap(word, latinLetters, cyrillicLetters) : word
}

function likeLatin(word: string): string {
  return isMixed(word) ? swap(word, cyrillicLetters, latinLetters) : word
}

function isMixed(word: string) {
  return /[a-z]/i.test(word) && /[а-я]/i.test(word)
}

function swap(word: string, from: string, to: string) {
  return [...word].map((letter) => to[from.indexOf(letter)] ?? letter).join("")
}
