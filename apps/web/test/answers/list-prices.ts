import type { ListPrices } from "@doable/domain/money/price-bars"

/** Beside a list that has too few prices for bars. */
export const noPrices: ListPrices = { currency: "MDL", bars: null }

export const somePrices: ListPrices = {
  currency: "MDL",
  bars: { step: 10_000, counts: [0, 2, 4, 6, 2, 1], low: 20_000, typical: 30_000, high: 40_000 },
}
