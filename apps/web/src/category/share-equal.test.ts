import { expect, test } from "vitest"
import { shareEqual } from "./share-equal.ts"

test("rows keep what they say, and share the objects that say the same", () => {
  const rows = [
    { id: "1", price: { amount: 5 }, most: { amount: 5 }, tags: [], none: null },
    { id: "2", price: { amount: 6 }, most: { amount: 5 }, tags: [], none: null },
  ]
  const [first, second] = shareEqual(rows)
  expect([first, second]).toEqual(rows)
  expect(first?.most).toBe(first?.price)
  expect(second?.most).toBe(first?.price)
  expect(second?.price).not.toBe(first?.price)
  expect(second?.tags).toBe(first?.tags)
})
