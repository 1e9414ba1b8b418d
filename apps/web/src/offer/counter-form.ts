// A counter-offer, or an answer to one, while it is being written.
import { isOtherTerms } from "@doable/domain/offer/counter/rules"
import { counterOfferInput } from "@doable/domain/offer/counter/input"
import { offerProblems } from "@doable/domain/offer/problems"
import { dayOf, momentOf, timeOf } from "@doable/domain/time/market-day"
import { textProblem } from "../blocks/text/text-problem.ts"
import type { OwnOffer } from "../session/answers/offer-answers.ts"

export type OfferedTerms = Pick<OwnOffer, "price" | "materialsCost" | "canStartAt">

export interface CounterForm {
  price: number | null
  day: string | null
  time: string
  message: string
}
export type CounterField = "price" | "canStartAt"

export interface CounterTerms {
  price: OwnOffer["price"]
  canStartAt?: string
  message?: string
}

const usualTime = "09:00"

/** The hour stays as offered when only the day changes. */
export function emptyForm({ canStartAt }: OfferedTerms, asked?: { canStartAt: string | null }): CounterForm {
  const day = asked?.canStartAt ? new Date(asked.canStartAt) : null
  const known = day ?? (canStartAt ? new Date(canStartAt) : null)
  return { price: null, day: day && dayOf(day), time: known ? timeOf(known) : usualTime, message: "" }
}

const startOf = ({ day, time }: CounterForm) => (day ? momentOf(day, time) : null)

/** What the API would say too; a code of `offer:problem` or of a refusal. */
export function problemsOf(form: CounterForm, offered: OfferedTerms, now: Date) {
  const { currency } = offered.price
  const price = { amount: form.price ?? offered.price.amount, currency }
  const canStartAt = startOf(form)
  const asked = { price, canStartAt, materialsCost: null, lowPriceReason: null }
  const before = offered.canStartAt ? new Date(offered.canStartAt) : null
  const [problem] = offerProblems(asked, { currency, budgetMin: null }, now)
  if (problem) return problem
  const isOther = isOtherTerms({ price, canStartAt }, { price: offered.price, canStartAt: before })
  return isOther ? null : ({ path: "price", code: "counter_same" } as const)
}

export const isTooLong = ({ message }: CounterForm) =>
  textProblem(counterOfferInput.shape.message, message) !== null

export function termsOf(form: CounterForm, { price }: OfferedTerms): CounterTerms {
  const start = startOf(form)
  const message = form.message.trim()
  return {
    price: { ...price, amount: form.price ?? price.amount },
    ...(start && { canStartAt: start.toISOString() }),
    ...(message && { message }),
  }
}
