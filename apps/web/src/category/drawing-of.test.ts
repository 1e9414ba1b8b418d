import { expect, test } from "vitest"
import { drawingOf } from "./drawing-of.ts"

test.each([
  [
    { slug: "plumbing", parentSlug: "home-repair" },
    { name: "home-repair", leaf: "plumbing" },
  ],
  [{ slug: "drones", parentSlug: "home-repair", isPlain: true as const }, { name: "home-repair" }],
  [{ slug: "home-repair", parentSlug: null }, { name: "home-repair" }],
  [{ slug: "drones", parentSlug: "flying", isPlain: true as const }, { name: "other" }],
  [null, { name: "other" }],
])("%o is drawn as %o", (category, drawing) => {
  expect(drawingOf(category)).toEqual({ leaf: undefined, ...drawing })
})
