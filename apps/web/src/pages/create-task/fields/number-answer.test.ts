import { expect, test } from "vitest"
import { settledNumber, typedNumber } from "./number-answer.ts"

test.each([
  ["", undefined],
  ["3", 3],
  ["12.5", 12.5],
  ["12.", "12."],
  ["12.50", "12.50"],
  ["12,5", "12,5"],
  ["about 3", "about 3"],
  ["-3", "-3"],
])("while typing, %j is %j", (text, answer) => {
  expect(typedNumber(text)).toBe(answer)
})

test.each([
  ["  ", undefined],
  ["12.50", 12.5],
  ["12,5", 12.5],
  ["1 200", 1200],
  ["about 3", "about 3"],
  ["-3", "-3"],
  ["1e5", "1e5"],
])("once left, %j is %j", (text, answer) => {
  expect(settledNumber(text)).toBe(answer)
})
