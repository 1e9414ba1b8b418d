// What stands between a profile and its readers, field by field. Forms and the API ask the same function.
import { findContacts } from "../moderation/contacts.ts"
import { findProhibited } from "../moderation/prohibited.ts"
import type { Money } from "../money/money.ts"
import { budgetLimits } from "../money/limits.ts"
import { isInRange } from "../range.ts"
import { addDays } from "../time/market-day.ts"
import { plainText } from "../text/plain-text.ts"
import { whyCannotBeNamed } from "../user/person-name.ts"
import type { Availability } from "./availability.ts"
import {
  awayWithinDays,
  bioLength,
  categoriesPerProvider,
  companyNameLength,
  headlineLength,
  idnoPattern,
  radiusKm,
} from "./limits.ts"
import { weekdays, type ProviderKind, type ProviderMode } from "./status.ts"

export type ProviderProblem = { path: string; code: ProviderProblemCode; min?: number; max?: number }

export const providerProblemCodes = [
  "company_name_required",
  "company_name_not_allowed",
  "idno_invalid",
  "headline_required",
  "headline_too_short",
  "headline_too_long",
  "headline_has_contacts",
  "bio_required",
  "bio_too_short",
  "bio_too_long",
  "text_prohibited",
  "categories_required",
  "category_unknown",
  "languages_required",
  "mode_required",
  "place_required",
  "radius_out_of_range",
  "amount_too_low",
  "amount_too_high",
  "hours_reversed",
  "away_reversed",
  "away_too_far",
  "avatar_required",
] as const
export type ProviderProblemCode = (typeof providerProblemCodes)[number]

export type WholeProfile = {
  kind: ProviderKind
  companyName: string | null
  idno: string | null
  headline: string
  bio: string
  /** Leaves that are there; `unknown` counts those that aren't (any more). */
  categoryIds: readonly string[]
  unknownCategories: number
  spokenLanguages: readonly string[]
  mode: ProviderMode | null
  placeId: string | null
  radiusKm: number
  hourlyRate: Money | null
  availability: Availability
  hasAvatar: boolean
}

/** `today`: the market's day. In the order in which the fields are asked. */
export function providerProblems(profile: WholeProfile, today: string): ProviderProblem[] {
  return [
    ...whoProblems(profile),
    ...textProblems(profile),
    ...(profile.categoryIds.length < categoriesPerProvider.min
      ? [at("categoryIds", "categories_required")]
      : []),
    ...(profile.unknownCategories > 0 ? [at("categoryIds", "category_unknown")] : []),
    ...(profile.spokenLanguages.length === 0 ? [at("spokenLanguages", "languages_required")] : []),
    ...whereProblems(profile),
    ...amountProblems("hourlyRate", profile.hourlyRate),
    ...hourProblems(profile.availability, today),
    ...(profile.hasAvatar ? [] : [at("avatar", "avatar_required")]),
  ]
}

function whoProblems({ kind, companyName, idno }: WholeProfile): ProviderProblem[] {
  if (kind === "individual") return []
  const { min } = companyNameLength
  const hasName = lengthOf(companyName?.trim() ?? "") >= min
  return [
    ...(hasName ? [] : [at("companyName", "company_name_required", { min })]),
    ...(companyName && whyCannotBeNamed(companyName) ? [at("companyName", "company_name_not_allowed")] : []),
    ...(idno && !idnoPattern.test(idno) ? [at("idno", "idno_invalid")] : []),
  ]
}

function textProblems(profile: WholeProfile): ProviderProblem[] {
  const headline = plainText(profile.headline)
  const bio = plainText(profile.bio)
  return [...headlineProblems(headline), ...bioProblems(bio)]
}

function headlineProblems(headline: string): ProviderProblem[] {
  const { min, max } = headlineLength
  const length = lengthOf(headline)
  if (length === 0) return [at("headline", "headline_required")]
  if (length < min) return [at("headline", "headline_too_short", { min })]
  if (length > max) return [at("headline", "headline_too_long", { max })]
  if (findContacts(headline).length > 0) return [at("headline", "headline_has_contacts")]
  return findProhibited(headline).length > 0 ? [at("headline", "text_prohibited")] : []
}

function bioProblems(bio: string): ProviderProblem[] {
  const { min, max } = bioLength
  const length = lengthOf(bio)
  if (length === 0) return [at("bio", "bio_required", { min })]
  if (length < min) return [at("bio", "bio_too_short", { min })]
  if (length > max) return [at("bio", "bio_too_long", { max })]
  return findProhibited(bio).length > 0 ? [at("bio", "text_prohibited")] : []
}

function whereProblems({ mode, placeId, radiusKm: radius }: WholeProfile): ProviderProblem[] {
  if (mode === null) return [at("mode", "mode_required")]
  if (mode === "remote") return []
  const { min, max } = radiusKm
  return [
    ...(placeId === null ? [at("placeId", "place_required")] : []),
    ...(isInRange(radius, radiusKm) ? [] : [at("radiusKm", "radius_out_of_range", { min, max })]),
  ]
}

function amountProblems(path: string, amount: Money | null): ProviderProblem[] {
  if (!amount) return []
  const { min, max } = budgetLimits[amount.currency]
  if (amount.amount < min) return [at(path, "amount_too_low", { min })]
  return amount.amount > max ? [at(path, "amount_too_high", { max })] : []
}

function hourProblems({ weekly, awayFrom, awayUntil }: Availability, today: string): ProviderProblem[] {
  const wrong = weekdays.filter((day) =>
    weekly[day].some(({ from, to }, place) => from >= to || from < (weekly[day][place - 1]?.to ?? "")),
  )
  const last = addDays(today, awayWithinDays)
  return [
    ...wrong.map((day) => at(`availability.weekly.${day}`, "hours_reversed")),
    ...(awayFrom && awayUntil && awayUntil < awayFrom ? [at("availability.awayUntil", "away_reversed")] : []),
    ...(awayUntil && awayUntil > last ? [at("availability.awayUntil", "away_too_far")] : []),
  ]
}

/** As people count: a letter with its marks is one. */
function lengthOf(text: string) {
  return [...text].length
}

function at(
  path: string,
  code: ProviderProblemCode,
  bounds: { min?: number; max?: number } = {},
): ProviderProblem {
  return { path, code, ...bounds }
}
