import { expect, test } from "vitest"
import { scaleOf } from "./price-scale.ts"

test.each([
  [4700, [0, 1000, 2000, 3000, 4000, 5000]],
  [1000, [0, 200, 400, 600, 800, 1000]],
  [600, [0, 200, 400, 600]],
  [0, [0]],
])("a ruler for %i has the marks %o", (highest, marks) => {
  expect(scaleOf(highest)).toEqual(marks)
})
