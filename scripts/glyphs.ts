// Writes apps/web/server/social/glyphs.tsv: the letters of our two typefaces as outlines, for pictures that are
// drawn on servers, where no browser and perhaps no font is. Run by hand, when a typeface changes:
//   npm run glyphs
// The typefaces and the two packages that read them are fetched for the run alone.
import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"

type Axes = Record<string, number>
type Outline = {
  mapPoints: (map: (x: number, y: number) => [number, number]) => Outline
  toSVG: () => string
}
type Font = {
  unitsPerEm: number
  getVariation: (axes: Axes) => Font
  glyphForCodePoint: (code: number) => { id: number; advanceWidth: number; path: Outline }
}
type Readers = {
  fontkit: { create: (bytes: Buffer) => Font }
  wawoff2: { decompress: (bytes: Buffer) => Promise<Uint8Array> }
}

const target = join(import.meta.dirname, "../apps/web/server/social/glyphs.tsv")
const faces: { face: string; family: string; file: string; axes: Axes }[] = [
  { face: "display", family: "commissioner", file: "flar", axes: { wght: 800, FLAR: 100 } },
  { face: "text", family: "onest", file: "wght", axes: { wght: 500 } },
]
const ranges = [
  [0x20, 0x7e],
  [0xa1, 0xff],
  [0x218, 0x21b],
  [0x400, 0x45f],
]
const signs = "ĂăŞşŢţҐґ–—‘’‚“”„†•…‹›€₽№™−"
const letters = [
  ...ranges.flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  ...Array.from(signs, (sign) => sign.codePointAt(0) ?? 0),
].map((code) => String.fromCodePoint(code))

const folder = mkdtempSync(join(tmpdir(), "doable-glyphs-"))
try {
  const packages = [
    "fontkit@2.0.4",
    "wawoff2@2.0.1",
    "@fontsource-variable/commissioner@5.3.0",
    "@fontsource-variable/onest@5.3.1",
  ]
  execFileSync("npm", ["install", "--silent", "--prefix", folder, ...packages])
  const fonts = join(folder, "node_modules/@fontsource-variable")
  const load = createRequire(join(folder, "package.json"))
  const readers = { fontkit: load("fontkit"), wawoff2: load("wawoff2") } as Readers
  const rows: string[] = []
  for (const { face, family, file, axes } of faces) {
    const subsets: Font[] = []
    for (const subset of ["latin", "latin-ext", "cyrillic"]) {
      const path = join(fonts, family, "files", `${family}-${subset}-${file}-normal.woff2`)
      subsets.push((await readFont(readers, path)).getVariation(axes))
    }
    rows.push(...letters.flatMap((letter) => rowOf(letter, subsets, face)))
  }
  writeFileSync(target, `face\tletter\tadvance\toutline\n${rows.join("\n")}\n`)
  process.stdout.write(`${rows.length} outlines\n`)
} finally {
  rmSync(folder, { recursive: true })
}

async function readFont({ fontkit, wawoff2 }: Readers, path: string): Promise<Font> {
  return fontkit.create(Buffer.from(await wawoff2.decompress(readFileSync(path))))
}

/** In thousandths of the size, downwards; a letter that no subset has gets no row. */
function rowOf(letter: string, subsets: Font[], face: string): string[] {
  for (const font of subsets) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
    if (glyph.id === 0) continue
    const scale = 1000 / font.unitsPerEm
    const outline = glyph.path.mapPoints((x, y) => [Math.round(x * scale), Math.round(-y * scale)]).toSVG()
    return [[face, letter, Math.round(glyph.advanceWidth * scale), outline].join("\t")]
  }
  return []
}
