import { expect, test } from "vitest"
import { budgetBeside } from "./price-hint.ts"

const hint = { currency: "MDL", p25: 300_00, p50: 400_00, p75: 600_00, sample: 12 } as const

test.each([
  ["fixed", 299_99, null, "below"],
  ["fixed", 300_00, null, "within"],
  ["fixed", 600_00, null, "within"],
  ["fixed", 600_01, null, "above"],
  // What's left from another kind of budget doesn't count.
  ["fixed", 200_00, 900_00, "below"],
  ["range", 100_00, 299_99, "below"],
  ["range", 100_00, 300_00, "within"],
  ["range", 200_00, 900_00, "within"],
  ["range", 600_00, 900_00, "within"],
  ["range", 600_01, 900_00, "above"],
  ["range", 500_00, 100_00, null],
  ["range", 500_00, null, null],
  ["fixed", null, null, null],
  ["open", 100_00, 100_00, null],
  [null, 100_00, 100_00, null],
] as const)("a %s budget from %s to %s is %s", (kind, min, max, beside) => {
  expect(budgetBeside(hint, { kind, currency: "MDL", min, max })).toBe(beside)
})

test("lei aren't compared with euros", () => {
  expect(budgetBeside(hint, { kind: "fixed", currency: "EUR", min: 400_00, max: null })).toBeNull()
})
