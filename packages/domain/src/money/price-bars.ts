import { z } from "zod"
import { currencies } from "./currency.ts"

/** So few prices say nothing about what is usual. */
export const fewestPrices = 5
/** More prices than this aren't looked at. */
export const mostPrices = 2000
const mostBars = 20

const priceBarsAnswer = z.object({
  /** How wide each bar is. The first one starts at zero. */
  step: z.int().positive(),
  /** The last bar also has everything above it. */
  counts: z.array(z.int().min(0)).min(1).max(mostBars),
  /** Half of the prices lie between low and high, and half are below the typical one. */
  low: z.int(),
  typical: z.int(),
  high: z.int(),
})
export type PriceBars = z.infer<typeof priceBarsAnswer>

/** Beside a list: the prices of what it shows, in one currency. */
export const listPricesAnswer = z.object({ currency: z.enum(currencies), bars: priceBarsAnswer.nullable() })
export type ListPrices = z.infer<typeof listPricesAnswer>

/** How prices are spread; null where there are too few of them. */
export function priceBars(prices: readonly number[]): PriceBars | null {
  if (prices.length < fewestPrices) return null
  const sorted = prices.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  // A single high price would press all others into one bar.
  const step = roundStep(at(0.95) / (mostBars - 1))
  const barOf = (price: number) => Math.min(Math.floor(price / step), mostBars - 1)
  const counts = Array.from({ length: barOf(at(1)) + 1 }, () => 0)
  for (const price of sorted) counts[barOf(price)] = (counts[barOf(price)] ?? 0) + 1
  return { step, counts, low: at(0.25), typical: at(0.5), high: at(0.75) }
}

/** The next of 1, 2, 5, 10, 20 … whole lei or euros, so that every bar starts at a round price. */
function roundStep(least: number): number {
  let step = 100
  for (const factor of endlessly([2, 2.5, 2])) {
    if (step >= least) break
    step *= factor
  }
  return step
}

function* endlessly<Item>(items: readonly Item[]): Generator<Item> {
  for (;;) yield* items
}
