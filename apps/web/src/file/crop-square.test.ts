import { expect, test } from "vitest"
import { firstView, moveView, squareOf } from "./crop-square.ts"

const wide = { width: 400, height: 200 }

test.each([
  ["[A04] the middle of a wide picture", wide, firstView, { left: 100, top: 0, side: 200 }],
  [
    "[A04] the middle of a tall one",
    { width: 100, height: 300 },
    firstView,
    { left: 0, top: 100, side: 100 },
  ],
  ["a part of it", wide, { zoom: 2, x: 0.5, y: 0.5 }, { left: 150, top: 50, side: 100 }],
  ["its corner", wide, { zoom: 2, x: 0, y: 1 }, { left: 0, top: 100, side: 100 }],
  ["no more than four times", wide, { zoom: 9, x: 0.5, y: 0.5 }, { left: 175, top: 75, side: 50 }],
])("%s", (_title, size, view, square) => {
  expect(squareOf(size, view)).toEqual(square)
})

test("a view moves and stops at the edge, and comes back from there at once", () => {
  const right = moveView(wide, firstView, 0.25, 0)
  expect(squareOf(wide, right)).toEqual({ left: 150, top: 0, side: 200 })
  const edge = moveView(wide, right, 50, 0)
  expect(squareOf(wide, edge).left).toBe(200)
  expect(squareOf(wide, moveView(wide, edge, -0.5, 0)).left).toBe(100)
})
