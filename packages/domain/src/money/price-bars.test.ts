import { expect, test } from "vitest"
import { fewestPrices, priceBars } from "./price-bars.ts"

const lei = (...amounts: number[]) => amounts.map((amount) => amount * 100)

test("fewer than five prices show nothing", () => {
  expect(priceBars(lei(1, 2, 3, 4))).toBeNull()
  expect(priceBars(Array.from({ length: fewestPrices }, () => 5000))).not.toBeNull()
})

test.each([
  ["small prices in steps of one", lei(1, 2, 3, 4, 5), 100, [0, 1, 1, 1, 1, 1]],
  ["prices up to two thousand in steps of a hundred", lei(150, 180, 950, 1000, 1900), 10_000, 20],
  ["the same price for all", lei(700, 700, 700, 700, 700), 5000, 15],
])("%s", (_what, prices, step, counts) => {
  const bars = priceBars(prices)
  expect(bars?.step).toBe(step)
  if (typeof counts === "number") expect(bars?.counts).toHaveLength(counts)
  else expect(bars?.counts).toEqual(counts)
  expect(bars?.counts.reduce((sum, count) => sum + count, 0)).toBe(prices.length)
})

test("one price far above the others goes to the last bar and widens none", () => {
  const usual = Array.from({ length: 40 }, (_, at) => (at + 1) * 1000)
  const bars = priceBars([...usual, 10_000_000])
  expect(bars).toMatchObject({ step: 5000, typical: 21_000 })
  expect(bars?.counts).toHaveLength(20)
  expect(bars?.counts.at(-1)).toBe(1)
})

test("the middle and the quarters are prices that someone asked for", () => {
  expect(priceBars(lei(900, 100, 300, 500, 700))).toMatchObject({
    low: 30_000,
    typical: 50_000,
    high: 70_000,
  })
})
