// Cards of doers, put together here out of plain columns, as those of tasks are.
import type { Currency } from "@doable/domain/money/currency"
import { isAway, weekdaysOf } from "@doable/domain/provider/week"
import { completionRate } from "@doable/domain/provider/ranking"
import { dayOf } from "@doable/domain/time/market-day"
import { categoryFacts } from "../category/category-cache.ts"
import { shownPlaces } from "../place/shown-places.ts"
import type { Context } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import type { ProviderCard } from "./answers.ts"
import { nameOf } from "./describe-provider.ts"

type Told = Omit<
  ProviderCard,
  "name" | "stats" | "isAway" | "pictureUrls" | "distanceKm" | "why" | "categories" | "workDays"
>

export type CardRow = Told & {
  categories: ProviderCard["categories"]
  companyName: string | null
  userName: string
  ratingAvg: number | null
  ratingCount: number
  completedCount: number
  ownFaultCount: number
  medianReplyMin: number | null
  repeatCustomers: number
  awayFrom: string | null
  awayUntil: string | null
  pictureIds: string[]
  workDays: number
  lat: number | null
  lng: number | null
  /** As a cursor names it: the values that the list is ordered by. */
  keys: { published: string | null; rating: number; completed: number; reply: number; price: number }
}

type Beside = { total?: string; more?: string[] }

/** `$1` is who looks, or an empty text. `source` has the profiles as `p`; `total` is told with every row. */
export const selectCards = (
  source: string,
  order: string,
  { total = "null::int", more = [] }: Beside = {},
) => `
  select p.id, u.name as "userName", p.company_name as "companyName", u.image, p.kind, p.headline, p.lang, p.mode,
    left(p.bio, 160) as excerpt, p.place_id as "placeId", p.city_id as "cityId", p.radius_km as "radiusKm",
    array_to_string(p.spoken_languages, ',') as spoken, p.hourly_rate as "hourlyRate",
    p.hourly_currency as "hourlyCurrency", p.price_from as "priceFrom", p.price_currency as "priceCurrency",
    p.level, p.is_newcomer as "isNewcomer", p.portfolio_count as "portfolioCount", p.service_count as "serviceCount",
    ${isoDate("p.published_at")} as "publishedAt", p.rating_avg as "ratingAvg", p.rating_count as "ratingCount",
    p.completed_count as "completedCount", p.own_fault_count as "ownFaultCount",
    p.median_reply_min as "medianReplyMin", p.repeat_customers as "repeatCustomers", p.same_day as "sameDay",
    p.work_days as "workDays", p.away_from::text as "awayFrom", p.away_until::text as "awayUntil",
    cardinality(p.category_ids) as "categoryCount", array_to_string(p.category_ids[1:3], ',') as "categoryIds",
    case when p.portfolio_count > 0 then (select string_agg(shown.file_id::text, ',' order by shown.position)
      from (select pp.file_id, pp.position from provider_portfolio pp join files f on f.id = pp.file_id
        where pp.provider_id = p.id and f.is_public and f.status = 'ready' order by pp.position limit 3) shown) end as "fileIds",
    $1 <> '' and exists (select 1 from favourites fv
      where fv.user_id = $1 and fv.target_type = 'provider' and fv.target_id = p.id) as "isSaved",
    p.public_lat as lat, p.public_lng as lng, p.rating_key as "ratingKey", p.reply_key as "replyKey",
    p.price_key as "priceKey", ${[`${total} as total`, ...more].join(", ")}
  from ${source} join users u on u.id = p.user_id order by ${order}`

/** What that reads. */
export type SelectedCard = Omit<
  CardRow,
  "categories" | "place" | "spokenLanguages" | "hourlyRate" | "priceFrom" | "pictureIds" | "keys"
> & {
  placeId: string | null
  cityId: string | null
  spoken: string
  hourlyRate: number | null
  hourlyCurrency: Currency | null
  priceFrom: number | null
  priceCurrency: Currency | null
  categoryIds: string
  fileIds: string | null
  ratingKey: number
  replyKey: number
  priceKey: number
  total: number | null
}

const listed = (ids: string | null) => (ids ? ids.split(",") : [])

export async function cardRows(db: Database, rows: SelectedCard[]): Promise<CardRow[]> {
  const facts = await categoryFacts(
    db,
    rows.flatMap(({ categoryIds }) => listed(categoryIds)),
  )
  const placeOf = await shownPlaces(
    db,
    rows.flatMap(({ placeId, cityId }) => [placeId, cityId]),
  )
  return rows.map((row) => {
    const { placeId, cityId, spoken, hourlyRate, hourlyCurrency, priceFrom, priceCurrency, ...rest } = row
    const { categoryIds, fileIds, ratingKey, replyKey, priceKey, total: _, ...card } = rest
    return {
      ...card,
      place: placeOf(placeId, cityId),
      spokenLanguages: listed(spoken) as CardRow["spokenLanguages"],
      hourlyRate: moneyOf(hourlyRate, hourlyCurrency),
      priceFrom: moneyOf(priceFrom, priceCurrency),
      categories: listed(categoryIds).flatMap((id) => facts.get(id) ?? []),
      pictureIds: listed(fileIds),
      keys: {
        published: card.publishedAt,
        rating: ratingKey,
        completed: card.completedCount,
        reply: replyKey,
        price: priceKey,
      },
    }
  })
}

function moneyOf(amount: number | null, currency: Currency | null) {
  return amount === null || currency === null ? null : { amount, currency }
}

const byIds = selectCards(
  "unnest($2::uuid[]) with ordinality as asked(id, place) join provider_profiles p on p.id = asked.id",
  "asked.place",
)

/** These doers, in this order. */
export async function cardsById(db: Database, viewerId: string | null, ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<SelectedCard>({
    name: "provider_cards_by_id",
    text: byIds,
    values: [viewerId ?? "", ids],
  })
  return cardRows(db, rows)
}

type Shown = { distanceKm?: number | null; why?: ProviderCard["why"] }

export function showCard(
  ctx: Pick<Context, "files" | "now">,
  row: CardRow,
  { distanceKm, why }: Shown = {},
): ProviderCard {
  const {
    userName,
    companyName,
    pictureIds,
    categories,
    workDays,
    awayFrom,
    awayUntil,
    keys: _,
    ...rest
  } = row
  const { ratingAvg, ratingCount, completedCount, ownFaultCount, ...others } = rest
  const { medianReplyMin, repeatCustomers, lat: __, lng: ___, ...card } = others
  return {
    ...card,
    name: nameOf({ kind: row.kind, companyName }, userName),
    categories,
    workDays: weekdaysOf(workDays),
    isAway: isAway({ awayFrom, awayUntil }, dayOf(ctx.now())),
    pictureUrls: pictureIds.map(ctx.files.links.publicUrl),
    stats: {
      ratingAvg,
      ratingCount,
      completedCount,
      completionRate: completionRate({ completedCount, ownFaultCount }),
      medianReplyMin,
      repeatCustomers,
    },
    distanceKm: distanceKm ?? null,
    why: why ?? [],
  }
}
