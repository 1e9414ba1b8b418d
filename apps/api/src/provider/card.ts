// Cards of doers as PostgreSQL builds them: one JSON text per list instead of thirty columns per row.
import { isAway, weekdaysOf } from "@doable/domain/provider/week"
import { completionRate } from "@doable/domain/provider/ranking"
import { dayOf } from "@doable/domain/time/market-day"
import type { Context } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate, moneyJson } from "../platform/db/wire-format.ts"
import type { ProviderCard } from "./answers.ts"
import { nameOf } from "./describe-provider.ts"

type Told = Omit<
  ProviderCard,
  "name" | "stats" | "isAway" | "pictureUrls" | "distanceKm" | "why" | "categories" | "workDays"
>

export type CardRow = Told & {
  categories: ProviderCard["categories"] | null
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
  pictureIds: string[] | null
  workDays: number
  lat: number | null
  lng: number | null
  /** As a cursor names it: the values that the list is ordered by. */
  keys: { published: string | null; rating: number; completed: number; reply: number; price: number }
}

/** `$1` is who looks, or an empty text. `source` gives the ids in order, as `id` and `place`. */
export const cardsOf = (source: string) => `
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'userName', u.name, 'companyName', p.company_name, 'image', u.image, 'kind', p.kind,
    'headline', p.headline, 'lang', p.lang, 'mode', p.mode, 'excerpt', left(p.bio, 160),
    'place', case when pl.id is null then null else json_build_object('id', pl.id, 'name', pl.name,
      'city', case when city.id = pl.id then null else city.name end) end,
    'radiusKm', p.radius_km, 'spokenLanguages', p.spoken_languages,
    'hourlyRate', ${moneyJson("p.hourly_rate", "p.hourly_currency")},
    'priceFrom', ${moneyJson("p.price_from", "p.price_currency")},
    'level', p.level, 'isNewcomer', p.is_newcomer, 'portfolioCount', p.portfolio_count,
    'serviceCount', p.service_count, 'publishedAt', ${isoDate("p.published_at")},
    'ratingAvg', p.rating_avg, 'ratingCount', p.rating_count, 'completedCount', p.completed_count,
    'ownFaultCount', p.own_fault_count, 'medianReplyMin', p.median_reply_min,
    'repeatCustomers', p.repeat_customers, 'sameDay', p.same_day,
    'workDays', p.work_days, 'awayFrom', p.away_from, 'awayUntil', p.away_until,
    'categoryCount', cardinality(p.category_ids),
    'categories', (select json_agg(json_build_object('id', c.id, 'parentId', c.parent_id,
        'parentSlug', branch.slug, 'slug', c.slug, 'name', c.name, 'icon', c.icon) order by leaf.place)
      from unnest(p.category_ids[1:3]) with ordinality as leaf(id, place)
      join categories c on c.id = leaf.id left join categories branch on branch.id = c.parent_id),
    'pictureIds', case when p.portfolio_count > 0 then (select json_agg(shown.file_id order by shown.position)
      from (select pp.file_id, pp.position from provider_portfolio pp join files f on f.id = pp.file_id
        where pp.provider_id = p.id and f.is_public and f.status = 'ready' order by pp.position limit 3) shown) end,
    'isSaved', $1 <> '' and exists (select 1 from favourites fv
      where fv.user_id = $1 and fv.target_type = 'provider' and fv.target_id = p.id),
    'lat', p.public_lat, 'lng', p.public_lng,
    'keys', json_build_object('published', ${isoDate("p.published_at")}, 'rating', p.rating_key,
      'completed', p.completed_count, 'reply', p.reply_key, 'price', p.price_key)
  ) order by listed.place), '[]'::json)
  from (${source}) listed
  join provider_profiles p on p.id = listed.id
  join users u on u.id = p.user_id
  left join places pl on pl.id = p.place_id
  left join places city on city.id = p.city_id`

const byIds = cardsOf(`select id, place from unnest($2::uuid[]) with ordinality as asked(id, place)`)

/** These doers, in this order. */
export async function cardsById(db: Database, viewerId: string | null, ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<{ data: CardRow[] }>({
    name: "provider_cards_by_id",
    text: `select (${byIds}) as data`,
    values: [viewerId ?? "", ids],
  })
  return rows[0]?.data ?? []
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
    categories: categories ?? [],
    workDays: weekdaysOf(workDays),
    isAway: isAway({ awayFrom, awayUntil }, dayOf(ctx.now())),
    pictureUrls: (pictureIds ?? []).map(ctx.files.links.publicUrl),
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
