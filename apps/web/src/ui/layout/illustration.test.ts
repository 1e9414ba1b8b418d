import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { illustrationNames } from "../../styles/illustrations/names.ts"

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")
const sprite = read("../../styles/illustrations/sprite.svg")
const leaves = read("../../styles/illustrations/leaves.svg")
const drawnIn = (file: string) => [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id).toSorted()

test("the sprite holds exactly the fifteen drawings that can be named", () => {
  expect(drawnIn(sprite)).toEqual([...illustrationNames].toSorted())
})

test("every subcategory that ships has its own drawing", () => {
  const tree = JSON.parse(read("../../../../api/src/category/seed/tree.json")) as {
    categories: { children: { slug: string }[] }[]
  }
  const shipped = tree.categories.flatMap(({ children }) => children.map(({ slug }) => slug))
  expect(drawnIn(leaves)).toEqual(shipped.toSorted())
})

test("a drawing paints with the theme's variables, a fold's shade and a glint of white alone", () => {
  const painted = (sprite + leaves).matchAll(/(?:fill|stroke)="([^"]+)"/g)
  const fills = new Set([...painted].map(([, fill]) => fill ?? ""))
  for (const fill of fills) expect(fill).toMatch(/^(var\(--il-[wamdt],#[0-9A-F]{6}\)|#0B1410|#fff|none)$/)
})
