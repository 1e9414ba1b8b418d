// Whether a doer is whom someone searches for. Words are compared by the database, everything else here.
import type { Locale } from "../locale.ts"
import { defaultCurrency, type Currency } from "../money/currency.ts"
import type { ProviderFilter } from "../provider/input.ts"
import type { ProviderKind, ProviderMode, VerificationLevel } from "../provider/status.ts"
import { bitOf, isAway } from "../provider/week.ts"
import { distanceKm, type Spot } from "../task/whereabouts.ts"
import type { MatchReason } from "./matches.ts"

export type DoerFacts = {
  /** Categories and what they belong to. */
  shelfIds: readonly string[]
  mode: ProviderMode | null
  cityId: string | null
  /** As the public sees it; null for remote work. */
  spot: Spot | null
  radiusKm: number
  spokenLanguages: readonly Locale[]
  level: VerificationLevel
  ratingAvg: number | null
  priceFrom: number | null
  priceCurrency: Currency | null
  workDays: number
  awayFrom: string | null
  awayUntil: string | null
  sameDay: boolean
  kind: ProviderKind
  portfolioCount: number
  repeatCustomers: number
}

/** The place that a filter names: where it is, and its city. */
export type WantedPlace = Spot & { cityId: string }

/** The same answer that the list of doers gives for this filter, its words aside. */
export function fitsDoerFilter(filter: ProviderFilter, doer: DoerFacts, place: WantedPlace | null): boolean {
  return (
    isInCategory(filter, doer) &&
    isThere(filter, doer, place) &&
    isInPrice(filter, doer) &&
    isFree(filter, doer) &&
    isSuitable(filter, doer)
  )
}

function isInCategory({ categoryIds = [] }: ProviderFilter, { shelfIds }: DoerFacts): boolean {
  return categoryIds.length === 0 || categoryIds.some((id) => shelfIds.includes(id))
}

/** Into a place come those who live there and those whose area reaches it. */
function isThere(
  { mode, placeId, near }: ProviderFilter,
  doer: DoerFacts,
  place: WantedPlace | null,
): boolean {
  if (mode && doer.mode !== mode && doer.mode !== "both") return false
  if (placeId !== undefined) {
    const lives = doer.cityId === (place?.cityId ?? placeId)
    const comes = place !== null && doer.spot !== null && distanceKm(place, doer.spot) <= doer.radiusKm
    if (!lives && !comes) return false
  }
  const radius = near?.radiusKm
  return !near || radius === undefined || (doer.spot !== null && distanceKm(near, doer.spot) <= radius)
}

/** Amounts are compared inside one currency alone. */
function isInPrice({ priceMax, currency }: ProviderFilter, { priceFrom, priceCurrency }: DoerFacts): boolean {
  const wanted = currency ?? (priceMax === undefined ? undefined : defaultCurrency)
  if (wanted && wanted !== priceCurrency) return false
  return priceMax === undefined || (priceFrom ?? Infinity) <= priceMax
}

function isFree({ availableOn: day, sameDay }: ProviderFilter, doer: DoerFacts): boolean {
  if (sameDay && !doer.sameDay) return false
  return day === undefined || ((doer.workDays & bitOf(day)) !== 0 && !isAway(doer, day))
}

function isSuitable(filter: ProviderFilter, doer: DoerFacts): boolean {
  const { languages = [], ratingMin, kind } = filter
  if (languages.length > 0 && !languages.some((one) => doer.spokenLanguages.includes(one))) return false
  if (filter.verifiedOnly && doer.level !== "verified") return false
  if (ratingMin !== undefined && (doer.ratingAvg ?? -1) < ratingMin) return false
  if (kind && kind !== doer.kind) return false
  if (filter.hasPortfolio && doer.portfolioCount === 0) return false
  return !filter.repeatCustomersOnly || doer.repeatCustomers > 0
}

/** Why a doer who fits was found: what the search asked for, in the order people care about. */
export function whyDoerMatched(filter: ProviderFilter, { spot }: Pick<DoerFacts, "spot">): MatchReason[] {
  const { q, categoryIds = [], near, placeId, mode, languages = [] } = filter
  const km = near?.radiusKm !== undefined && spot ? Math.round(distanceKm(near, spot) * 10) / 10 : undefined
  const reasons: (MatchReason | false)[] = [
    Boolean(q) && { kind: "words" },
    categoryIds.length > 0 && { kind: "category" },
    km !== undefined && { kind: "near", km },
    km === undefined && placeId !== undefined && { kind: "place" },
    mode === "remote" && { kind: "remote" },
    filter.priceMax !== undefined && { kind: "budget" },
    filter.availableOn !== undefined && { kind: "date" },
    languages.length > 0 && { kind: "speaks" },
    Boolean(filter.verifiedOnly) && { kind: "verified" },
    filter.ratingMin !== undefined && { kind: "rated" },
  ]
  const given = reasons.filter((reason) => reason !== false)
  return given.length > 0 ? given : [{ kind: "doer" }]
}
