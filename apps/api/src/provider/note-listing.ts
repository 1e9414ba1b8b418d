import { sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { record } from "../platform/outbox/record.ts"

/** A doer as the domain compares them with a saved search: one JSON, `p` is the profile. */
export const doerFactsOf = `jsonb_build_object(
  'shelfIds', p.shelf_ids, 'mode', p.mode, 'cityId', p.city_id,
  'spot', case when p.public_lat is null then null else
    jsonb_build_object('lat', p.public_lat, 'lng', p.public_lng) end,
  'radiusKm', p.radius_km, 'spokenLanguages', p.spoken_languages, 'level', p.level,
  'ratingAvg', p.rating_avg, 'priceFrom', p.price_from, 'priceCurrency', p.price_currency,
  'workDays', p.work_days, 'awayFrom', p.away_from, 'awayUntil', p.away_until, 'sameDay', p.same_day,
  'kind', p.kind, 'portfolioCount', p.portfolio_count, 'repeatCustomers', p.repeat_customers)`

/** Saved searches hear of a published profile that reads otherwise than when they were last compared with it. */
export async function noteListing(tx: Transaction, providerId: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`select from provider_profiles p
    left join compared_profiles c on c.provider_id = p.id
    where p.id = ${providerId} and p.status = 'published' and (c.provider_id is null
      or c.search <> p.search or c.facts <> ${sql.raw(doerFactsOf)})`)
  if (rowCount) await record(tx, { type: "provider.listed", providerId })
}
