// Sets text in outlines: a picture drawn on a server depends on no font that the machine may or may not have.
import { readFileSync } from "node:fs"

export type Face = "display" | "text"
interface Glyph {
  advance: number
  outline: string
}

const rows = readFileSync(new URL("glyphs.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
const faces: Record<Face, Map<string, Glyph>> = { display: new Map(), text: new Map() }
for (const row of rows) {
  const [face, letter = "", advance, outline = ""] = row.split("\t")
  faces[face as Face].set(letter, { advance: Number(advance), outline })
}

/** Thousandths between letters, as the pages have it. */
const spacing: Record<Face, number> = { display: -18, text: 0 }

/** What can be drawn of a text: spaces of any kind are spaces, letters without an outline lose their marks or go. */
export function drawable(text: string): string {
  const known = (letter: string) => faces.display.has(letter) && faces.text.has(letter)
  return Array.from(text.normalize("NFC").replaceAll(/\s/g, " "), (letter) =>
    known(letter) ? letter : Array.from(letter.normalize("NFKD")).filter(known).join(""),
  )
    .join("")
    .replaceAll(/ +/g, " ")
    .trim()
}

export function widthOf(text: string, face: Face, size: number): number {
  return (glyphsOf(text, face).reduce((sum, { advance }) => sum + advance + spacing[face], 0) * size) / 1000
}

function glyphsOf(text: string, face: Face): Glyph[] {
  return Array.from(text).flatMap((letter) => faces[face].get(letter) ?? [])
}

interface Setting {
  face: Face
  size: number
  width: number
}

/** The text in lines that fit; what is too much for the last of them ends in dots. */
export function linesOf(text: string, { face, size, width }: Setting, most: number): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width
  const lines: string[] = []
  let rest = drawable(text)
  while (rest && lines.length < most) {
    const line = lines.length === most - 1 ? shortened(rest, fits) : firstLine(rest, fits)
    lines.push(line)
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

/** As many words as fit; a word that is longer than a line is broken. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text
  let end = 0
  for (const { index } of text.matchAll(/ /g)) if (fits(text.slice(0, index))) end = index
  if (end > 0) return text.slice(0, end)
  end = text.length
  while (end > 1 && !fits(text.slice(0, end))) end -= 1
  return text.slice(0, end)
}

function shortened(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text
  let end = text.length
  while (end > 1 && !fits(`${text.slice(0, end).trimEnd()}…`)) end -= 1
  return `${text.slice(0, end).replace(/[\s,.;:–—-]+$/, "")}…`
}

/** One line as markup; `x` and `y` are where its base line starts. */
export function lineOf(
  text: string,
  { face, size, x, y, fill }: { face: Face; size: number; x: number; y: number; fill: string },
): string {
  let at = 0
  const outlines = glyphsOf(text, face).map(({ advance, outline }) => {
    const here = outline && `<path transform="translate(${at})" d="${outline}"/>`
    at += advance + spacing[face]
    return here
  })
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})" fill="${fill}">${outlines.join("")}</g>`
}
