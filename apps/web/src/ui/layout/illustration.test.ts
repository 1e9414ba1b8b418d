import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { illustrationNames } from "./illustration.tsx"

const sprite = readFileSync(new URL("../../styles/illustrations/sprite.svg", import.meta.url), "utf8")

test("the sprite holds exactly the fifteen drawings that can be named", () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(drawn.toSorted()).toEqual([...illustrationNames].toSorted())
})

test("a drawing paints with the theme's variables, a fold's shade and a glint of white alone", () => {
  const fills = new Set([...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, fill]) => fill ?? ""))
  for (const fill of fills) expect(fill).toMatch(/^(var\(--il-[wamdt],#[0-9A-F]{6}\)|#0B1410|#fff|none)$/)
})
