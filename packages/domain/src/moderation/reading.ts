// What a person reads, whatever signs it is written with, and where each character of it stands in the text.

export type Reading = { text: string; places: { start: number; end: number }[] }

/** Nobody sees these; a digit in a keycap is one followed by two of them. */
const unseen = /\p{Cf}|\p{Variation_Selector}|\u034f|\u20e3/u
/** Where ten digits of another script start; the second list starts with one. */
const zeros = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xc66, 0xce6, 0xd66, 0xe50]
const ones = [0x2776, 0x2780, 0x278a, 0x24f5]

export function readText(text: string): Reading {
  let read = ""
  const places: Reading["places"] = []
  let start = 0
  for (const sign of text) {
    const end = start + sign.length
    const plain = sign < "\u007f" ? sign : plainSign(sign)
    read += plain
    for (let at = 0; at < plain.length; at += 1) places.push({ start, end })
    start = end
  }
  return { text: read, places }
}

function plainSign(sign: string): string {
  if (unseen.test(sign)) return ""
  if (/[²³¹]/.test(sign)) return sign
  const code = sign.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first && code < first + 10)
  if (zero !== undefined) return String(code - zero)
  const one = ones.find((first) => code >= first && code < first + 9)
  if (one !== undefined) return String(code - one + 1)
  if ("。．․﹒".includes(sign)) return "."
  const narrow = sign.normalize("NFKC")
  return /^[\w@.+/:-]{1,2}$/.test(narrow) ? narrow : sign
}

/** A piece of what was read, from its first to its last character. */
export function pieceOf({ text, places }: Reading, start: number, end: number): Reading {
  return { text: text.slice(start, end), places: places.slice(start, end) }
}

const character = String.raw`[\p{L}\p{N}@.+_/-]`
const sign = String.raw`[,:;/_|*·•~=.-]`
const apart = String.raw`[^\S\n]{1,6}|\n|[^\S\n]{0,2}${sign}[^\S\n]{0,2}|[)\]}]\s?[([{]`
const spread = new RegExp(
  `(?<![\\p{L}\\p{N}])${character}(${apart})${character}(?:\\1${character}){4,60}(?![\\p{L}\\p{N}])`,
  "gu",
)

/** Contacts whose characters were pulled apart, each with the same between: "0,6,9,…", "a n a @ …". */
export function readSpread(reading: Reading): Reading[] {
  return [...reading.text.matchAll(spread)].map((match) => {
    const [whole, between = ""] = match
    const places = reading.places.slice(match.index, match.index + whole.length)
    const joined: Reading = { text: "", places: [] }
    for (let at = 0; at < whole.length; at += 1 + between.length) {
      // A letter beyond the basic plane takes two; the pattern counts it as one.
      const letter = String.fromCodePoint(whole.codePointAt(at) ?? 0)
      joined.text += letter
      for (let part = 0; part < letter.length; part += 1)
        joined.places.push(places[at + part] ?? { start: 0, end: 0 })
      at += letter.length - 1
    }
    return joined
  })
}

export function readBackwards({ text, places }: Reading): Reading {
  return { text: text.split("").toReversed().join(""), places: places.toReversed() }
}
