import type { Currency } from "../money/currency.ts"

/** Agreed prices of finished jobs in hundredths: half of all jobs are between the quartiles. */
export interface PriceHint {
  currency: Currency
  p25: number
  p50: number
  p75: number
  sample: number
}

interface Budget {
  kind: "fixed" | "range" | "open" | null
  currency: Currency
  min: number | null
  max: number | null
}

/** Where a budget is beside what's usual. Null while there's nothing to compare, or in another currency. */
export function budgetBeside(hint: PriceHint, { kind, currency, min, max }: Budget) {
  const top = kind === "fixed" ? min : max
  if (kind === null || kind === "open" || currency !== hint.currency) return null
  if (min === null || top === null || top < min) return null
  if (top < hint.p25) return "below"
  return min > hint.p75 ? "above" : "within"
}
