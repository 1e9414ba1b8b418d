// Filters of the list of doers as SQL. Only what is asked for is written, so that every shape gets a plan of its own.
import { bitOf } from "@doable/domain/provider/week"
import type { ProviderFilter } from "@doable/domain/provider/input"
import { degreesOf, longitudeScale, type Spot } from "@doable/domain/task/whereabouts"
import type { Bind } from "../../platform/search/search-statement.ts"
import { queryOf } from "../../platform/search/search-statement.ts"
import type { Words } from "../../platform/search/list-words.ts"

export type Asked = {
  filter: ProviderFilter
  /** Categories that are there, leaves and branches. */
  categoryIds: string[]
  place: (Spot & { cityId: string }) | null
  words: Words | null
  /** From where distances are measured. */
  from: Spot | null
  now: Date
  /** Nobody newer: who arrives between two pages waits for the next search. */
  asOf?: string
}

/** Word for word what the indexes of the list say. */
export const isListed = "p.status = 'published'"

export function listConditions(asked: Asked, bind: Bind): string[] {
  const { filter, categoryIds, words } = asked
  const conditions: string[] = []
  if (filter.categoryIds && filter.categoryIds.length > 0) {
    conditions.push(`p.shelf_ids && ${bind(categoryIds)}::uuid[]`)
  }
  if (words) conditions.push(`p.search @@ ${queryOf(words, bind)}`)
  return [...conditions, ...whereConditions(asked, bind), ...plainConditions(filter, bind)]
}

/** Into a place come those who live there and those whose area reaches it. */
function whereConditions({ filter, place, from }: Asked, bind: Bind): string[] {
  const conditions: string[] = []
  if (filter.placeId !== undefined) {
    const lives = `p.city_id = ${bind(place?.cityId ?? filter.placeId)}`
    conditions.push(place ? `(${lives} or p.area @> circle(${pointOf(place, bind)}, 0))` : lives)
  }
  const radius = filter.near?.radiusKm
  if (radius !== undefined && from) {
    conditions.push(`p.spot <@ circle(${pointOf(from, bind)}, ${bind(degreesOf(radius))}::float8)`)
  }
  return conditions
}

export function pointOf({ lat, lng }: Spot, bind: Bind): string {
  return `point(${bind(lng * longitudeScale)}::float8, ${bind(lat)}::float8)`
}

function plainConditions(filter: ProviderFilter, bind: Bind): string[] {
  const { mode, languages, ratingMin, priceMax, currency, availableOn, kind } = filter
  const conditions: string[] = []
  if (mode) conditions.push(`p.mode in (${bind(mode)}, 'both')`)
  if (languages && languages.length > 0) conditions.push(`p.spoken_languages && ${bind(languages)}::text[]`)
  if (filter.verifiedOnly) conditions.push("p.level = 'verified'")
  if (ratingMin !== undefined) conditions.push(`p.rating_avg >= ${bind(ratingMin)}::float8`)
  if (currency) conditions.push(`p.price_currency = ${bind(currency)}`)
  if (priceMax !== undefined) conditions.push(`p.price_from <= ${bind(priceMax)}::int`)
  if (availableOn) {
    const day = bind(availableOn)
    conditions.push(`(p.work_days & ${bind(bitOf(availableOn))}::int) <> 0`)
    conditions.push(
      `not (coalesce(p.away_from, p.away_until) is not null and coalesce(p.away_from, '-infinity') <= ${day}::date and coalesce(p.away_until, 'infinity') >= ${day}::date)`,
    )
  }
  if (filter.sameDay) conditions.push("p.same_day")
  // Written out, so that the index of companies is seen to serve.
  if (kind) conditions.push(kind === "company" ? "p.kind = 'company'" : "p.kind = 'individual'")
  if (filter.hasPortfolio) conditions.push("p.portfolio_count > 0")
  if (filter.repeatCustomersOnly) conditions.push("p.repeat_customers > 0")
  return conditions
}
