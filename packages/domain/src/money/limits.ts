import { isInRange, type Range } from "../range.ts"
import type { Currency } from "./currency.ts"

/** The smallest and the largest sum that anyone may ask or offer, in hundredths. */
export const budgetLimits: Record<Currency, Range> = {
  MDL: { min: 50_00, max: 200_000_00 },
  RON: { min: 10_00, max: 50_000_00 },
  EUR: { min: 3_00, max: 10_000_00 },
}

export function isPossibleSum({ amount, currency }: { amount: number; currency: Currency }): boolean {
  return isInRange(amount, budgetLimits[currency])
}
