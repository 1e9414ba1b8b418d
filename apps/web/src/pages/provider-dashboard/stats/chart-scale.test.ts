import { expect, test } from "vitest"
import { chartScale, usualDay } from "./chart-scale.ts"

test.each([
  [[], [1, 0]],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [1, 3],
    [3, 2, 1, 0],
  ],
  [[7], [8, 6, 4, 2, 0]],
  [
    [18, 2],
    [20, 15, 10, 5, 0],
  ],
  [[430], [600, 400, 200, 0]],
])("the lines over %j are %j", (values, lines) => {
  expect(chartScale(values)).toEqual({ top: lines[0], lines })
})

test("a usual day is the mean of the days that are over, today left out", () => {
  expect(usualDay([1, 2, 4, 90])).toBe(2.3)
  expect([usualDay([]), usualDay([5])]).toEqual([0, 0])
})
