// What is wrong with a profile, by the same rules that the server asks when it is published.
import { priceLimitText } from "../../../blocks/text/market-text.ts"
import type { Locale } from "@doable/domain/locale"
import { awayWithinDays, captionLength, companyNameLength } from "@doable/domain/provider/limits"
import { providerProblems } from "@doable/domain/provider/problems"
export { maskContacts } from "@doable/domain/moderation/contacts"
import type { Key } from "@doable/words/keys"
import type { Translate } from "../../../i18n/use-translation.ts"
import { characters } from "../../../i18n/characters.ts"
import { availabilityOf, longestIdno, rateOf, type ProviderForm } from "./form.ts"

/** Of the server a code may come that this page doesn't know: it is told in general words. */
export interface Problem {
  path: string
  code: string
  min?: number | undefined
  max?: number | undefined
  /** The text that couldn't be read. */
  text?: string | undefined
}

export interface Known {
  hasAvatar: boolean
  today: string
}

export function problemsOf(form: ProviderForm, { hasAvatar, today }: Known): Problem[] {
  const whole = {
    ...form,
    companyName: form.companyName.trim() || null,
    idno: form.idno.trim().toUpperCase().replaceAll(" ", "") || null,
    unknownCategories: 0,
    hourlyRate: rateOf(form),
    availability: availabilityOf(form),
    hasAvatar,
  }
  return [...ownProblems(form), ...providerProblems(whole, today)]
}

/** What the publishing rules don't have to check, because a draft can't hold it at all. */
function ownProblems({ kind, companyName, idno, portfolio }: ProviderForm): Problem[] {
  const isCompany = kind === "company"
  return [
    ...(isCompany && companyName.length > companyNameLength.max
      ? [{ path: "companyName", code: "company_name_too_long", max: companyNameLength.max }]
      : []),
    ...(isCompany && idno.length > longestIdno ? [{ path: "idno", code: "idno_invalid" }] : []),
    ...portfolio
      .filter(({ caption }) => caption.length > captionLength)
      .map(({ fileId }) => ({
        path: `portfolio.${fileId}`,
        code: "caption_too_long",
        max: captionLength,
      })),
  ]
}

/** Told while one still types: waiting wouldn't make them better. */
const atOnce = new Set([
  "company_name_too_long",
  "headline_too_long",
  "headline_has_contacts",
  "bio_too_long",
  "caption_too_long",
  "place_unknown",
  "hours_reversed",
  "away_reversed",
  "away_too_far",
])

export function isToldAtOnce({ code }: Problem) {
  return atOnce.has(code)
}

const amounts = new Set(["amount_too_low", "amount_too_high"])

export function problemWords(problem: Problem, form: ProviderForm, t: Translate, locale: Locale): string {
  const { code } = problem
  const bound = (value: number | undefined) => {
    if (value === undefined) return ""
    return amounts.has(code)
      ? priceLimitText({ amount: value, currency: form.currency }, { t, locale })
      : value
  }
  const count = code === "away_too_far" ? awayWithinDays : (problem.min ?? problem.max ?? 0)
  const key = `provider-create:problem.${code}` as Key
  const words = t(key, {
    min: bound(problem.min),
    max: bound(problem.max),
    count,
    characters: characters({ t, locale }, count),
    text: problem.text ?? "",
  })
  return words === `problem.${code}` ? t("provider-create:problem.unknown") : words
}
