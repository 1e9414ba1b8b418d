// Task cards as PostgreSQL builds them: one JSON text per list instead of thirty columns per row.
import { publicName } from "@doable/domain/user/public-name"
import type { Context } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate, moneyJson } from "../platform/db/wire-format.ts"
import type { TaskCard } from "./answers.ts"

export type CardRow = Omit<TaskCard, "pictureUrl" | "distanceKm" | "why"> & {
  pictureId: string | null
  /** As a cursor names it: the values that the list is ordered by. */
  keys: { published: string | null; due: string; high: number; low: number; offers: number }
  lat: number | null
  lng: number | null
}

const money = (column: string) => moneyJson(column, "t.budget_currency")

/** Once a doer is hired, nobody else sees when and where, nor the text of a task that was taken down. */
const ifOpen = (value: string) => `case when t.status = 'open' or $1 = t.owner_id then ${value} end`

/** `$1` is who looks, or an empty text. `source` gives the ids in order, as `id` and `place`. */
export const cardsOf = (source: string) => `
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'status', t.status, 'wasHired', t.assigned_provider_id is not null, 'title', t.title, 'lang', t.lang,
    'category', case when c.id is null then null else
      json_build_object('id', c.id, 'parentId', c.parent_id,
        'parentSlug', branch.slug, 'slug', c.slug, 'name', c.name, 'icon', c.icon) end,
    'mode', t.mode,
    'place', ${ifOpen(`case when p.id is null then null else json_build_object('id', p.id, 'name', p.name,
      'city', case when city.id = p.id then null else city.name end) end`)},
    'timing', ${ifOpen(`case when t.timing_kind is null then null else json_build_object('kind', t.timing_kind,
      'date', t.due_date, 'window', coalesce(t.time_window, 'any'), 'from', t.time_from, 'to', t.time_to) end`)},
    'isUrgent', t.is_urgent, 'budgetKind', t.budget_kind,
    'budgetMin', ${money("t.budget_min")}, 'budgetMax', ${money("t.budget_max")},
    'offerCount', t.offer_count, 'offerCap', t.offer_cap, 'spokenLanguages', t.spoken_languages,
    'needsVerification', t.needs_verification, 'publishedAt', ${isoDate("t.published_at")},
    'excerpt', coalesce(${ifOpen("left(t.description, 160)")}, ''),
    'pictureId', ${ifOpen(`case when t.picture_count > 0 then (select f.id from task_files tf join files f on f.id = tf.file_id
      where tf.task_id = t.id and f.is_public and f.status = 'ready' order by tf.position limit 1) end`)},
    'pictureCount', t.picture_count,
    'owner', json_build_object('id', u.id, 'name', u.name, 'image', u.image, 'hireRate', u.hire_rate),
    'isSaved', $1 <> '' and exists (select 1 from favourites fv
      where fv.user_id = $1 and fv.target_type = 'task' and fv.target_id = t.id),
    'lat', ${ifOpen("t.public_lat")}, 'lng', ${ifOpen("t.public_lng")},
    'keys', json_build_object('published', ${isoDate("t.published_at")}, 'due', t.due_key,
      'high', t.budget_high_key, 'low', t.budget_low_key, 'offers', t.offer_count)
  ) order by listed.place), '[]'::json)
  from (${source}) listed
  join tasks t on t.id = listed.id
  join users u on u.id = t.owner_id
  left join categories c on c.id = t.category_id
  left join categories branch on branch.id = c.parent_id
  left join places p on p.id = t.place_id
  left join places city on city.id = t.city_id`

const byIds = cardsOf(`select id, place from unnest($2::uuid[]) with ordinality as asked(id, place)`)

/** These tasks, in this order. */
export async function cardsById(db: Database, viewerId: string | null, ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<{ data: CardRow[] }>({
    name: "task_cards_by_id",
    text: `select (${byIds}) as data`,
    values: [viewerId ?? "", ids],
  })
  return rows[0]?.data ?? []
}

type Shown = { distanceKm?: number | null; why?: TaskCard["why"] }

export function showCard(
  ctx: Pick<Context, "files">,
  row: CardRow,
  { distanceKm, why }: Shown = {},
): TaskCard {
  const { pictureId, keys: _, lat: __, lng: ___, owner, ...card } = row
  return {
    ...card,
    owner: { ...owner, name: publicName(owner.name) },
    pictureUrl: pictureId && ctx.files.links.publicUrl(pictureId),
    distanceKm: distanceKm ?? null,
    why: why ?? [],
  }
}
