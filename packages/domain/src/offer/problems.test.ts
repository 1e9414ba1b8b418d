import { expect, test } from "vitest"
import { isLowPrice, offerProblems } from "./problems.ts"

const now = new Date("2026-08-04T09:00:00Z")
const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" }) as const
const euro = { amount: 30_00, currency: "EUR" } as const
const terms = { price: lei(450), materialsCost: null, canStartAt: null, lowPriceReason: null }
const budget = { currency: "MDL", budgetMin: 500_00 } as const
const hours = (count: number) => new Date(now.getTime() + count * 60 * 60 * 1000)

test.each([
  ["a usual price", {}, []],
  ["another currency than the task's", { price: euro }, ["price price_currency_differs"]],
  ["less than work can cost", { price: lei(49) }, ["price price_too_low"]],
  ["more than work may cost here", { price: lei(200_001) }, ["price price_too_high"]],
  ["two fifths of the budget", { price: lei(200) }, []],
  ["less than that, without a word", { price: lei(199) }, ["lowPriceReason low_price_reason_required"]],
  ["less than that, with a reason", { price: lei(199), lowPriceReason: "I live next door to you." }, []],
  ["materials besides", { materialsCost: lei(120) }, []],
  ["materials in other money", { materialsCost: euro }, ["materialsCost price_currency_differs"]],
  ["materials for nothing", { materialsCost: lei(0) }, ["materialsCost materials_required"]],
  ["materials for a fortune", { materialsCost: lei(200_001) }, ["materialsCost materials_too_high"]],
  ["a start a moment ago", { canStartAt: hours(-1) }, []],
  ["a start yesterday", { canStartAt: hours(-25) }, ["canStartAt start_past"]],
  ["a start in half a year", { canStartAt: hours(180 * 24) }, []],
  ["a start after that", { canStartAt: hours(180 * 24 + 1) }, ["canStartAt start_too_far"]],
  [
    "several at once",
    { price: lei(1), materialsCost: lei(0), canStartAt: hours(-25) },
    ["price price_too_low", "materialsCost materials_required", "canStartAt start_past"],
  ],
])("%s", (_title, given, problems) => {
  const found = offerProblems({ ...terms, ...given }, budget, now)
  expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
})

test("without a budget no price is low", () => {
  expect(isLowPrice(1, null)).toBe(false)
})
