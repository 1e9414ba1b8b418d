/** White is readable (4.5 or more) on every stop. */
const gradients = [
  ["#2E7D46", "#0F6A4B"],
  ["#3B6FB5", "#1B5FA0"],
  ["#B5475A", "#8C2347"],
  ["#94600F", "#7A4B00"],
  ["#7D55B0", "#5B3FA6"],
  ["#1F7573", "#0B5853"],
  ["#AF5029", "#8F3214"],
  ["#587520", "#3C5A0B"],
  ["#98478C", "#74246A"],
  ["#5C6B77", "#3D4A55"],
] as const

/** The same name has the same colours everywhere, on the server and in the browser. */
export function gradientOf(name: string): readonly [from: string, to: string] {
  let hash = 0
  for (const character of name) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0
  return gradients[hash % gradients.length] ?? gradients[0]
}

/** The same for "Nina Rusu" and for "Nina R.", as which other people know her. */
export function colourKeyOf(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/u)
  return `${first} ${initialsOf(others.at(-1) ?? "")}`
}

/** First letters of the first and the last word, whole letters with their marks; "" when there's no letter. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize("NFC")
    .split(/\s+/u)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined)
  const [first = ""] = letters
  const last = letters.length > 1 ? (letters.at(-1) ?? "") : ""
  return (first + last).toUpperCase()
}
