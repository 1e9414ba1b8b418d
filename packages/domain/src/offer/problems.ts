// What is wrong with the numbers of an offer, field by field. The form and the API ask the same function.
import type { Currency } from "../money/currency.ts"
import type { Money } from "../money/money.ts"
import { budgetLimits } from "../money/limits.ts"
import { lowPriceShare, startWithinDays } from "./limits.ts"

export const offerProblemCodes = [
  "price_too_low",
  "price_too_high",
  "price_currency_differs",
  "materials_too_high",
  "materials_required",
  "low_price_reason_required",
  "start_past",
  "start_too_far",
] as const
export type OfferProblemCode = (typeof offerProblemCodes)[number]
export type OfferProblem = { path: string; code: OfferProblemCode; min?: number; max?: number }

type Terms = {
  price: Money
  materialsCost: Money | null
  canStartAt: Date | null
  lowPriceReason: string | null
}
type Budget = { currency: Currency; budgetMin: number | null }

const hourMs = 60 * 60 * 1000

export function offerProblems(terms: Terms, budget: Budget, now: Date): OfferProblem[] {
  return [...priceProblems(terms, budget), ...materialsProblems(terms), ...startProblems(terms, now)]
}

function priceProblems({ price, lowPriceReason }: Terms, budget: Budget): OfferProblem[] {
  if (price.currency !== budget.currency) return [{ path: "price", code: "price_currency_differs" }]
  const { min, max } = budgetLimits[price.currency]
  if (price.amount < min) return [{ path: "price", code: "price_too_low", min, max }]
  if (price.amount > max) return [{ path: "price", code: "price_too_high", min, max }]
  const needsReason = isLowPrice(price.amount, budget.budgetMin) && !lowPriceReason
  return needsReason ? [{ path: "lowPriceReason", code: "low_price_reason_required" }] : []
}

/** So far below the budget that something is probably left out. */
export function isLowPrice(amount: number, budgetMin: number | null): boolean {
  return budgetMin !== null && amount < budgetMin * lowPriceShare
}

function materialsProblems({ price, materialsCost }: Terms): OfferProblem[] {
  if (!materialsCost) return []
  if (materialsCost.currency !== price.currency) {
    return [{ path: "materialsCost", code: "price_currency_differs" }]
  }
  if (materialsCost.amount === 0) return [{ path: "materialsCost", code: "materials_required" }]
  const { max } = budgetLimits[price.currency]
  return materialsCost.amount > max ? [{ path: "materialsCost", code: "materials_too_high", max }] : []
}

/** An hour of grace: a form may be open for a while. */
function startProblems({ canStartAt }: Terms, now: Date): OfferProblem[] {
  if (!canStartAt) return []
  const ahead = canStartAt.getTime() - now.getTime()
  if (ahead < -hourMs) return [{ path: "canStartAt", code: "start_past" }]
  const isTooFar = ahead > startWithinDays * 24 * hourMs
  return isTooFar ? [{ path: "canStartAt", code: "start_too_far", max: startWithinDays }] : []
}
