import { expect, test } from "vitest"
import { isInRange } from "../range.ts"
import { createOfferInput } from "./input.ts"
import { durationHours, offerValidDays, warrantyDays } from "./limits.ts"

const offer = {
  taskId: "0190f2a4-6c1e-7d3a-9b55-2f6f3c1d8e70",
  price: { amount: 520_00, currency: "MDL" },
  message: "I have hung a hundred shelves.",
  lang: "en",
}

const edges = ({ min, max }: { min: number; max: number }) => [min - 1, min, min + 1, max - 1, max, max + 1]

// A form asks the range before it has the code that reads inputs: both must say the same.
test.each([
  ["durationHours", durationHours],
  ["warrantyDays", warrantyDays],
  ["validDays", offerValidDays],
] as const)("the input takes %s exactly where its range says so", (name, range) => {
  const taken = edges(range).filter(
    (value) => createOfferInput.safeParse({ payload: { ...offer, [name]: value } }).success,
  )
  expect(taken).toEqual(edges(range).filter((value) => isInRange(value, range)))
  expect(taken).toHaveLength(4)
})
