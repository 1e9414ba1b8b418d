// An offer while it is being written.
import type { Locale } from "@doable/domain/locale"
import {
  durationHours,
  includedLines,
  lowPriceReasonLength,
  offerMessageLength,
  offerValidDays,
  warrantyDays,
} from "@doable/domain/offer/limits"
import { isInRange, type Range } from "@doable/domain/range"
import { lengthProblem } from "@doable/domain/text/length"
import { isLowPrice, offerProblems } from "@doable/domain/offer/problems"
import { dayOf, momentOf, timeOf } from "@doable/domain/time/market-day"
import { hoursText, readHours } from "../../../offer/offer-words.ts"
import { localCopies } from "../../../blocks/draft/local-copies.ts"
import type { Currency } from "../../../ui/fields/money-text.ts"
import type { OwnOffer } from "../../../session/answers/offer-answers.ts"
import { draftPrefixes } from "../../../session/drafts/draft-prefixes.ts"

export interface OfferForm {
  price: number | null
  materials: number | null
  message: string
  included: string[]
  day: string | null
  time: string | null
  /** As typed, so that what is no number can be mended. */
  duration: string
  warranty: string
  validDays: number
  isComplete: boolean
  lowPriceReason: string
  /** The template it was written with, if any. */
  templateId: string | null
}

export interface OfferProblem {
  code: string
  min?: number | undefined
  max?: number | undefined
}

export interface Budget {
  currency: Currency
  budgetMin: number | null
}

export const offerCopies = localCopies<OfferForm>(
  draftPrefixes.offer,
  ({ message, included }) => typeof message === "string" && Array.isArray(included),
)

export const usualTime = "09:00"

export const emptyOffer: OfferForm = {
  price: null,
  materials: null,
  message: "",
  included: [],
  day: null,
  time: null,
  duration: "",
  warranty: "",
  validDays: offerValidDays.usual,
  isComplete: false,
  lowPriceReason: "",
  templateId: null,
}

/** What it would cost as it's written now; null before there's a price. */
export function priceTermsOf({ price, materials }: OfferForm, currency: Currency) {
  if (price === null) return null
  return {
    price: { amount: price, currency },
    materialsCost: materials === null ? null : { amount: materials, currency },
  }
}

/** To offer again: what was offered before, as far as it still fits. */
export function formOfEarlier(offer: OwnOffer, currency: Currency, locale: Locale, now: number): OfferForm {
  const form = formOfOffer(offer, locale)
  const isPast = offer.canStartAt !== null && Date.parse(offer.canStartAt) < now
  return {
    ...form,
    ...(isPast && { day: null, time: null }),
    ...(offer.price.currency !== currency && { price: null, materials: null }),
  }
}

export function formOfOffer(offer: OwnOffer, locale: Locale): OfferForm {
  const start = offer.canStartAt ? new Date(offer.canStartAt) : null
  return {
    price: offer.price.amount,
    materials: offer.materialsCost?.amount ?? null,
    message: offer.own?.message ?? offer.message,
    included: offer.included,
    day: start && dayOf(start),
    time: start && timeOf(start),
    duration: hoursText(offer.durationHours, locale),
    warranty: offer.warrantyDays === null ? "" : String(offer.warrantyDays),
    validDays: offer.validDays,
    isComplete: offer.lowPriceReason !== null,
    lowPriceReason: offer.lowPriceReason ?? "",
    templateId: null,
  }
}

/** What the API takes. Ask only when nothing is wrong. */
export function termsOf(form: OfferForm, { currency, budgetMin }: Budget, lang: Locale) {
  const isLow = isLowPrice(form.price ?? 0, budgetMin)
  return {
    price: { amount: form.price ?? 0, currency },
    materialsCost: form.materials === null ? null : { amount: form.materials, currency },
    message: form.message.trim(),
    lang,
    included: linesOf(form),
    canStartAt: startOf(form)?.toISOString() ?? null,
    durationHours: readHours(form.duration),
    warrantyDays: wholeNumber(form.warranty),
    validDays: form.validDays,
    lowPriceReason: isLow ? form.lowPriceReason.trim() : null,
  }
}

export function startOf({ day, time }: OfferForm): Date | null {
  return day ? momentOf(day, time ?? usualTime) : null
}

const linesOf = ({ included }: OfferForm) => included.map((line) => line.trim()).filter(Boolean)

function wholeNumber(text: string): number | null {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : null
}

/** By the path of the field, by the same rules that the API asks. */
export function problemsOf(form: OfferForm, budget: Budget, now: Date): Map<string, OfferProblem> {
  const found = new Map<string, OfferProblem>()
  const note = (path: string, problem: OfferProblem | null) => {
    if (problem && !found.has(path)) found.set(path, problem)
  }
  if (form.price === null) note("price", { code: "price_required" })
  else {
    const low = isLowPrice(form.price, budget.budgetMin)
    const reason = form.lowPriceReason.trim()
    if (low && !form.isComplete) note("isComplete", { code: "price_not_complete" })
    if (low) note("lowPriceReason", textProblem("reason", reason, lowPriceReasonLength))
    const terms = {
      price: { amount: form.price, currency: budget.currency },
      materialsCost: form.materials === null ? null : { amount: form.materials, currency: budget.currency },
      canStartAt: startOf(form),
      lowPriceReason: reason || null,
    }
    // Days that have passed can't be chosen, so it's the hour.
    for (const { path, ...problem } of offerProblems(terms, budget, now))
      note(problem.code === "start_past" ? "time" : path, problem)
  }
  note("message", textProblem("message", form.message.trim(), offerMessageLength))
  const isLong = linesOf(form).some((line) => lengthProblem(line, { max: includedLines.length }))
  if (isLong) note("included", { code: "line_too_long", max: includedLines.length })
  note("duration", numberProblem("hours", form.duration, readHours, durationHours))
  note("warranty", numberProblem("number", form.warranty, wholeNumber, warrantyDays))
  return found
}

function textProblem(what: string, text: string, { min, max }: Range): OfferProblem | null {
  const problem = lengthProblem(text, { min, max })
  if (problem === "tooShort") return { code: `${what}_too_short`, min }
  return problem && { code: `${what}_too_long`, max }
}

function numberProblem(
  what: "number" | "hours",
  text: string,
  read: (text: string) => number | null,
  range: Range,
): OfferProblem | null {
  if (text.trim() === "") return null
  const number = read(text)
  return number !== null && isInRange(number, range) ? null : { code: `${what}_out_of_range`, ...range }
}

/** The price that a template wrote into the message becomes the one that is offered. The end of a longer number isn't it. */
export function withNewPrice(message: string, before: string, after: string): string {
  return message
    .split(before)
    .reduce((text, part) => text + (/\d[.,\s]?$/.test(text) ? before : after) + part)
}
