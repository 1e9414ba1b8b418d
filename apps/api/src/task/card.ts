// Task cards. Their rows come as plain columns and are put together here, without what is known anyway: PostgreSQL takes
// four times as long to build JSON, a third of which was the names of the same few categories and places.
import { publicName } from "@doable/domain/user/public-name"
import type { Currency } from "@doable/domain/money/currency"
import { categoryFacts } from "../category/category-cache.ts"
import { shownPlaces } from "../place/shown-places.ts"
import type { Context } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import type { TaskCard } from "./answers.ts"

export type CardRow = Omit<TaskCard, "pictureUrl" | "distanceKm" | "why"> & {
  pictureId: string | null
  /** As a cursor names it: the values that the list is ordered by. */
  keys: { published: string | null; due: string; high: number; low: number; offers: number }
  lat: number | null
  lng: number | null
}

/** Once a doer is hired, nobody else sees when and where, nor the text of a task that was taken down. */
const ifOpen = (value: string) => `case when t.status = 'open' or $1 = t.owner_id then ${value} end`

/** `$1` is who looks, or an empty text. `source` has the tasks as `t`; `total` is told with every row. */
export const selectCards = (source: string, order: string, total = "null::int") => `
  select t.id, t.status, t.assigned_provider_id is not null as "wasHired", t.title, t.lang, t.category_id as "categoryId",
    t.mode, ${ifOpen("t.place_id")} as "placeId", ${ifOpen("t.city_id")} as "cityId",
    ${ifOpen("t.timing_kind")} as "timingKind", t.due_date::text as "dueDate", t.time_window as "timeWindow",
    t.time_from as "timeFrom", t.time_to as "timeTo", t.is_urgent as "isUrgent", t.budget_kind as "budgetKind",
    t.budget_currency as currency, t.budget_min as "budgetMin", t.budget_max as "budgetMax",
    t.offer_count as "offerCount", t.offer_cap as "offerCap", array_to_string(t.spoken_languages, ',') as spoken,
    t.needs_verification as "needsVerification", ${isoDate("t.published_at")} as "publishedAt",
    coalesce(${ifOpen("left(t.description, 160)")}, '') as excerpt,
    case when t.translations <> '{}' then (select jsonb_object_agg(key, value ->> 'title')
      from jsonb_each(t.translations - t.lang)) end as titles,
    ${ifOpen(`case when t.picture_count > 0 then (select f.id from task_files tf join files f on f.id = tf.file_id
      where tf.task_id = t.id and f.is_public and f.status = 'ready' order by tf.position limit 1) end`)} as "pictureId",
    t.picture_count as "pictureCount", u.id as "ownerId", u.name as "ownerName", u.image, u.hire_rate as "hireRate",
    $1 <> '' and exists (select 1 from favourites fv
      where fv.user_id = $1 and fv.target_type = 'task' and fv.target_id = t.id) as "isSaved",
    ${ifOpen("t.public_lat")} as lat, ${ifOpen("t.public_lng")} as lng,
    t.due_key::text as "dueKey", t.budget_high_key as "budgetHighKey", t.budget_low_key as "budgetLowKey",
    ${total} as total
  from ${source} join users u on u.id = t.owner_id order by ${order}`

/** What that reads. */
export type SelectedCard = Pick<
  TaskCard,
  | "id"
  | "status"
  | "wasHired"
  | "title"
  | "lang"
  | "mode"
  | "isUrgent"
  | "budgetKind"
  | "offerCount"
  | "offerCap"
  | "needsVerification"
  | "publishedAt"
  | "excerpt"
  | "pictureCount"
  | "isSaved"
> &
  Pick<CardRow, "pictureId" | "lat" | "lng"> &
  Pick<TaskCard["owner"], "image" | "hireRate"> & {
    categoryId: string | null
    placeId: string | null
    cityId: string | null
    timingKind: NonNullable<TaskCard["timing"]>["kind"] | null
    dueDate: string | null
    timeWindow: NonNullable<TaskCard["timing"]>["window"] | null
    timeFrom: string | null
    timeTo: string | null
    currency: Currency
    budgetMin: number | null
    budgetMax: number | null
    spoken: string
    ownerId: string
    ownerName: string
    dueKey: string
    titles: TaskCard["translatedTitles"] | null
    budgetHighKey: number
    budgetLowKey: number
    total: number | null
  }

export async function cardRows(db: Database, rows: SelectedCard[]): Promise<CardRow[]> {
  const facts = await categoryFacts(
    db,
    rows.map(({ categoryId }) => categoryId),
  )
  const placeOf = await shownPlaces(
    db,
    rows.flatMap(({ placeId, cityId }) => [placeId, cityId]),
  )
  return rows.map((row) => {
    const { categoryId, placeId, cityId, timingKind, dueDate, timeWindow, timeFrom, timeTo, ...rest } = row
    const { currency, budgetMin, budgetMax, spoken, ownerId, ownerName, image, hireRate, ...others } = rest
    const { dueKey, budgetHighKey, budgetLowKey, titles, total: _, ...card } = others
    const money = (amount: number | null) => (amount === null ? null : { amount, currency })
    const timing = { date: dueDate, window: timeWindow ?? ("any" as const), from: timeFrom, to: timeTo }
    return {
      ...card,
      translatedTitles: titles ?? {},
      category: facts.get(categoryId ?? "") ?? null,
      place: placeOf(placeId, cityId),
      timing: timingKind && { kind: timingKind, ...timing },
      budgetMin: money(budgetMin),
      budgetMax: money(budgetMax),
      spokenLanguages: (spoken ? spoken.split(",") : []) as CardRow["spokenLanguages"],
      owner: { id: ownerId, name: ownerName, image, hireRate },
      keys: {
        published: card.publishedAt,
        due: dueKey,
        high: budgetHighKey,
        low: budgetLowKey,
        offers: card.offerCount,
      },
    }
  })
}

const byIds = selectCards(
  "unnest($2::uuid[]) with ordinality as asked(id, place) join tasks t on t.id = asked.id",
  "asked.place",
)

/** These tasks, in this order. */
export async function cardsById(db: Database, viewerId: string | null, ids: string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<SelectedCard>({
    name: "task_cards_by_id",
    text: byIds,
    values: [viewerId ?? "", ids],
  })
  return cardRows(db, rows)
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
