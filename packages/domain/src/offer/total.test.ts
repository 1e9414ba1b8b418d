import { expect, test } from "vitest"
import { totalOf } from "./total.ts"

const lei = (amount: number) => ({ amount, currency: "MDL" as const })

test("the total counts materials, where there are any", () => {
  expect(totalOf({ price: lei(100), materialsCost: lei(50) })).toEqual(lei(150))
  expect(totalOf({ price: lei(100), materialsCost: null })).toEqual(lei(100))
})
