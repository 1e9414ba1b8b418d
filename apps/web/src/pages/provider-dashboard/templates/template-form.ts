// A template while it is being written. Its gaps have the names that the doer reads.
import type { Locale } from "@doable/domain/locale"
import { isPossibleSum } from "@doable/domain/money/limits"
import { defaultCurrency, type Currency } from "@doable/domain/money/currency"
import { durationHours, offerMessageLength } from "@doable/domain/offer/limits"
import { templateNameLength } from "@doable/domain/offer/template/limits"
import { nameGaps, storeGaps, type Gaps } from "@doable/domain/offer/template/placeholders"
import { isInRange } from "@doable/domain/range"
import { lengthProblem } from "@doable/domain/text/length"
import { localCopies } from "../../../blocks/draft/local-copies.ts"
import { hoursText, readHours } from "../../../offer/offer-words.ts"
import type { OfferTemplate } from "../../../session/answers/offer-answers.ts"
import { draftPrefixes } from "../../../session/drafts/draft-prefixes.ts"

export interface TemplateForm {
  name: string
  text: string
  price: number | null
  currency: Currency
  /** As typed, so that what is no number can be corrected. */
  hours: string
}
export type TemplateField = "name" | "text" | "price" | "hours"

export const templateCopies = localCopies<TemplateForm>(
  draftPrefixes.template,
  ({ name, text }) => typeof name === "string" && typeof text === "string",
)

export function formOf(template: OfferTemplate | null, names: Gaps, locale: Locale): TemplateForm {
  if (!template) return { name: "", text: "", price: null, currency: defaultCurrency, hours: "" }
  const { name, text, price, durationHours: hours } = template
  return {
    name,
    text: nameGaps(text, names),
    price: price?.amount ?? null,
    currency: price?.currency ?? defaultCurrency,
    hours: hoursText(hours, locale),
  }
}

/** What the API takes. Ask only when nothing is wrong. */
export function payloadOf({ name, text, price, currency, hours }: TemplateForm, names: Gaps, lang: Locale) {
  return {
    name: name.trim(),
    text: storeGaps(text.trim(), names),
    lang,
    price: price === null ? null : { amount: price, currency },
    durationHours: readHours(hours),
  }
}

export function problemsOf({ name, text, price, currency, hours }: TemplateForm): TemplateField[] {
  const duration = readHours(hours)
  const wrong: Record<TemplateField, boolean> = {
    name: lengthProblem(name, { min: 1, max: templateNameLength }) !== null,
    text: lengthProblem(text, { min: 1, max: offerMessageLength.max }) !== null,
    price: price !== null && !isPossibleSum({ amount: price, currency }),
    hours: hours.trim() !== "" && !(duration !== null && isInRange(duration, durationHours)),
  }
  return (["name", "text", "price", "hours"] as const).filter((field) => wrong[field])
}
