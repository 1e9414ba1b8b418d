// Writes apps/web/src/styles/fonts: our two typefaces, cut down to the letters and weights that pages are written
// with. Run by hand, when a typeface changes:
//   npm run fonts
// The typefaces and the package that cuts them are fetched for the run alone.
import { execFileSync } from "node:child_process"
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"

type Axes = Record<string, number | { min: number; max: number }>
type Cut = (
  font: Buffer,
  text: string,
  how: { targetFormat: "woff2"; variationAxes: Axes },
) => Promise<Buffer>

const target = join(import.meta.dirname, "../apps/web/src/styles/fonts")
const faces: { face: string; family: string; file: string; axes: Axes }[] = [
  // Headings have one weight and one flare: no axis is left.
  { face: "display", family: "commissioner", file: "flar", axes: { wght: 800, FLAR: 100 } },
  { face: "text", family: "onest", file: "wght", axes: { wght: { min: 400, max: 700 } } },
]

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
// The same ranges as in apps/web/src/styles/fonts.css.
const subsets = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2000, 0x206f) + range(0x2190, 0x2193) + "€™−",
  romanian: range(0x102, 0x103) + range(0x15e, 0x15f) + range(0x162, 0x163) + range(0x218, 0x21b),
  "latin-ext": range(0x100, 0x2ba) + range(0x300, 0x308) + range(0x1e00, 0x1eff) + range(0x20a0, 0x20c0),
  cyrillic: `${range(0x400, 0x45f)}ҐґҰұ№\u0301`,
}
const sources = { latin: "latin", romanian: "latin-ext", "latin-ext": "latin-ext", cyrillic: "cyrillic" }

const folder = mkdtempSync(join(tmpdir(), "doable-fonts-"))
try {
  const packages = [
    "subset-font@2.9.0",
    "@fontsource-variable/commissioner@5.3.0",
    "@fontsource-variable/onest@5.3.1",
  ]
  execFileSync("npm", ["install", "--silent", "--prefix", folder, ...packages])
  const cut = createRequire(join(folder, "package.json"))("subset-font") as Cut
  for (const { face, family, file, axes } of faces) {
    const from = join(folder, "node_modules/@fontsource-variable", family)
    copyFileSync(join(from, "LICENSE"), join(target, `${face}-licence.txt`))
    for (const [name, text] of Object.entries(subsets)) {
      const source = sources[name as keyof typeof subsets]
      const bytes = readFileSync(join(from, "files", `${family}-${source}-${file}-normal.woff2`))
      const made = await cut(bytes, text, { targetFormat: "woff2", variationAxes: axes })
      writeFileSync(join(target, `${face}-${name}.woff2`), made)
      process.stdout.write(`${face}-${name}: ${made.length} bytes\n`)
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
