// The recommended order: of all that fit, the few hundred of the best standing, weighed by the published formula, and
// on every fifth place a newcomer whose turn it is today.
import { createHash } from "node:crypto"
import {
  activeSince,
  newcomerEvery,
  placeNewcomers,
  recommendParts,
  recommendScore,
  whyRecommended,
  type Fit,
  type ProviderReason,
} from "@doable/domain/provider/ranking"
import { dayOf } from "@doable/domain/time/market-day"
import { distanceKm } from "@doable/domain/task/whereabouts"
import type { Database } from "../../platform/db/client.ts"
import { statementNames } from "../../platform/db/lists/list-statement.ts"
import { createValues, queryOf, type Bind } from "../../platform/search/search-statement.ts"
import { cardRows, selectCards, type CardRow, type SelectedCard } from "../card.ts"
import type { Visitor } from "../find-provider.ts"
import { isListed, type Asked } from "./list-conditions.ts"
import { orders } from "./list-order.ts"
import { findIds, findIdsByTypos, isEverything, listedCount, mostCollected } from "./read-page.ts"

const mostWeighed = 500
const mostNewcomers = mostWeighed / newcomerEvery

/** What the part of the formula that depends on who asks is made of. */
type Fitting = {
  /** Of the categories asked for or named: 1 in a leaf, 0.5 in a branch. */
  fit: number
  mode: string | null
  lat: number | null
  lng: number | null
  spoken: string
  active_at: number
  has_words: boolean | null
}
/** The standing is in millionths. */
type Candidate = Fitting & { id: string; standing: number }

/** `isTurn`: stands there because it's a newcomer's turn. */
export type Recommended = { id: string; isTurn: boolean }
type Window = { seen: number; limit: number }
type Ranked = { ranked: string[]; newcomers: string[]; total: number; isCorrected: boolean }

/** One page of all that were weighed, in order. `asOf` keeps one person's pages in one order, also over midnight. */
export async function readRecommended(ctx: Visitor, asked: Asked, { seen, limit }: Window, asOf: Date) {
  const end = seen + limit
  // One more than shown tells whether there are more.
  const found = (await readBestOfAll(ctx, asked, end + 1, asOf)) ?? (await readBest(ctx, asked, asOf))
  const { ranked, newcomers, total, isCorrected } = found
  const placed = placeNewcomers(ranked, newcomers)
  // Who stands earlier than by rank alone has the newcomers' place.
  const isTurn = (id: string, place: number) =>
    place % newcomerEvery === newcomerEvery - 1 && ranked.lastIndexOf(id, place) < 0
  const list = placed.slice(seen, end).map((id, at): Recommended => ({ id, isTurn: isTurn(id, seen + at) }))
  return { list, hasMore: placed.length > end, total, isCorrected }
}

async function readBest(ctx: Visitor, asked: Asked, asOf: Date): Promise<Ranked> {
  const { db } = ctx
  const best = { sort: "standing", keys: null, limit: mostWeighed, offset: 0 } as const
  const found = await findIds(db, asked, best)
  const corrected = found.total === 0 ? await findIdsByTypos(db, asked, best) : null
  const { ids, total } = corrected ?? found
  const newcomers = corrected ? [] : await newcomersOf(db, asked, dayOf(asOf))
  const candidates = await readCandidates(db, asked, ids ?? [])
  const scores = new Map(
    candidates.map((one) => [one.id, recommendScore(one.standing / 1_000_000, fitOf(one, asked, ctx), asOf)]),
  )
  const scoreOf = (id: string) => scores.get(id) ?? 0
  const ranked = [...scores.keys()].toSorted((a, b) => scoreOf(b) - scoreOf(a) || (a < b ? 1 : -1))
  return { ranked, newcomers, total, isCorrected: corrected !== null && total > 0 }
}

const listedNewcomers = `select p.id from provider_profiles p where ${isListed} and p.is_newcomer`

/** Weighed by the database: to send hundreds of doers here takes longer than all the rest. */
const bestOfAll = (isOld: string) => `
  select array(select best.id from (
      select p.id, p.standing + case when $1 = any(p.spoken_languages) then $2::int else 0 end
        + case when p.last_active_at >= $3::timestamptz then $4::int else 0 end as score
      from provider_profiles p where ${isListed} and ${isOld} order by ${orders.standing.by} limit ${mostWeighed}) best
    order by best.score desc, best.id desc limit $5::int) as ranked,
  array(${listedNewcomers} and ${isOld} and p.id >= $6::uuid order by p.id limit $7::int) as ahead,
  array(${listedNewcomers} and ${isOld} order by p.id limit $7::int) as around`

/** Without a filter, in one statement; null where they're few enough to be counted. */
async function readBestOfAll(ctx: Visitor, asked: Asked, needed: number, asOf: Date): Promise<Ranked | null> {
  const guessed = isEverything(asked) && !asked.from ? await listedCount(ctx.db) : 0
  if (guessed <= mostCollected) return null
  const isPaged = asked.asOf !== undefined
  const most = Math.min(needed, mostWeighed)
  // A newcomer with a high rank takes no turn, so there may be one to skip for each rank.
  const mostTurns = Math.min(most + Math.ceil(most / newcomerEvery), mostNewcomers)
  type Answer = Record<"ranked" | "ahead" | "around", string[]>
  const { rows } = await ctx.db.$client.query<Answer>({
    name: isPaged ? "best_providers_as_of" : "best_providers",
    text: bestOfAll(isPaged ? "p.published_at <= $8::timestamptz" : "true"),
    values: [
      wantedLanguages(asked, ctx)[0] ?? "",
      worthOf({ languageOverlap: 1 }, asOf),
      activeSince(asOf),
      worthOf({ lastActiveAt: asOf }, asOf),
      most,
      pointOfDay(dayOf(asOf)),
      mostTurns,
      ...(isPaged ? [asked.asOf] : []),
    ],
  })
  const { ranked = [], ahead = [], around = [] } = rows[0] ?? {}
  const newcomers = [...new Set([...ahead, ...around])].slice(0, mostTurns)
  return { ranked, newcomers, total: guessed, isCorrected: false }
}

const unfit: Fit = {
  category: null,
  hasWords: null,
  distanceKm: null,
  languageOverlap: 0,
  lastActiveAt: new Date(0),
}

/** What one thing adds to the score, in millionths, as the standing is. */
function worthOf(thing: Partial<Fit>, asOf: Date): number {
  const added = recommendScore(0, { ...unfit, ...thing }, asOf) - recommendScore(0, unfit, asOf)
  return Math.round(added * 1_000_000)
}

type Shown = { card: SelectedCard; fitting: Fitting & { rating_sum: number } }

/** The cards of one page, and why they are where they are. */
export async function readCards(ctx: Visitor, asked: Asked, list: Recommended[], asOf: Date) {
  const shown = await readShown(ctx, asked, list)
  const fittings = new Map(shown.map(({ card, fitting }) => [card.id, fitting]))
  const turns = new Set(list.flatMap(({ id, isTurn }) => (isTurn ? [id] : [])))
  const cards = await cardRows(
    ctx.db,
    shown.map(({ card }) => card),
  )
  return cards.map((card): { card: CardRow; why: ProviderReason[] } => {
    const fitting = fittings.get(card.id)
    if (!fitting) return { card, why: [] }
    const doer = { ...card, ...fitOf(fitting, asked, ctx), ratingSum: fitting.rating_sum }
    const why = whyRecommended(doer, recommendParts(doer, asOf))
    return { card, why: turns.has(card.id) ? ["newcomer", ...why] : why }
  })
}

/** Around the circle of ids from the point of the day. */
async function newcomersOf(db: Database, asked: Asked, day: string): Promise<string[]> {
  const turn = { sort: "rotation", limit: mostNewcomers, offset: 0 } as const
  const ahead = await findIds(db, asked, { ...turn, keys: [pointOfDay(day)] })
  const ids = ahead.ids ?? []
  if (ids.length === mostNewcomers) return ids
  const around = await findIds(db, asked, { ...turn, keys: null })
  return [...new Set([...ids, ...(around.ids ?? [])])].slice(0, mostNewcomers)
}

function pointOfDay(day: string): string {
  const hex = createHash("sha256").update(day).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  )
}

const nameOf = statementNames("provider_candidates", 10)
const nameOfShown = statementNames("recommended_providers", 10)

/** Hundreds of rows: columns that take long to read are written in a form that doesn't, or left away where nobody asks. */
async function readCandidates(db: Database, asked: Asked, ids: string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const { values, bind } = createValues(null)
  const { columns, join } = fittingOf(asked, bind)
  columns.push("p.id, p.standing", "array_to_string(p.spoken_languages, ',') as spoken")
  if (asked.from) columns.push("p.mode, p.public_lat as lat, p.public_lng as lng")
  const text = `select ${columns.join(", ")}
    from provider_profiles p ${join} where $1 = '' and p.id = any(${bind(ids)}::uuid[])`
  const { rows } = await db.$client.query<Candidate>({ name: nameOf(text) ?? "", text, values })
  return rows
}

async function readShown({ db, user }: Visitor, asked: Asked, list: Recommended[]): Promise<Shown[]> {
  if (list.length === 0) return []
  const { values, bind } = createValues(user?.id ?? null)
  const { columns, join } = fittingOf(asked, bind)
  const ids = bind(list.map(({ id }) => id))
  const source = `unnest(${ids}::uuid[]) with ordinality as listed(id, place)
    join provider_profiles p on p.id = listed.id ${join}`
  const text = selectCards(source, "listed.place", { more: ["p.rating_sum", ...columns] })
  type Row = SelectedCard & Omit<Shown["fitting"], "spoken" | "mode" | "lat" | "lng">
  const { rows } = await db.$client.query<Row>({ name: nameOfShown(text) ?? "", text, values })
  return rows.map(({ fit, active_at, has_words, rating_sum, ...card }) => {
    const { mode, lat, lng, spoken } = card
    return { card, fitting: { fit, active_at, has_words, rating_sum, spoken, mode, lat, lng } }
  })
}

/** What cards don't have of it. */
function fittingOf({ categoryIds, words }: Asked, bind: Bind) {
  const named = [...categoryIds, ...(words?.categories ?? [])]
  const columns = ["date_part('epoch', p.last_active_at) * 1000 as active_at"]
  if (named.length > 0) {
    const any = `${bind(named)}::uuid[]`
    columns.push(
      `(case when p.category_ids && ${any} then 1 when p.branch_ids && ${any} then 0.5 else 0 end)::float8 as fit`,
    )
  }
  const query = words ? queryOf({ ...words, categories: [] }, bind) : null
  if (query) columns.push("p.search @@ asked.query as has_words")
  // Made into a query once, not once per row.
  const join = query ? `cross join (select ${query} as query offset 0) asked` : ""
  return { columns, join }
}

function fitOf(one: Fitting, asked: Asked, ctx: Visitor): Fit {
  const { categoryIds, words, from } = asked
  const { fit, lat, lng } = one
  const isNamed = categoryIds.length + (words?.categories.length ?? 0) > 0
  const wanted = wantedLanguages(asked, ctx)
  const spoken = one.spoken.split(",")
  const shared = wanted.filter((locale) => spoken.includes(locale))
  const isNear = from && lat !== null && lng !== null && one.mode !== "remote"
  return {
    category: isNamed ? fit : null,
    hasWords: words ? (one.has_words ?? false) : null,
    distanceKm: isNear ? distanceKm(from, { lat, lng }) : null,
    languageOverlap: wanted.length > 0 ? shared.length / wanted.length : null,
    lastActiveAt: new Date(one.active_at),
  }
}

function wantedLanguages({ filter }: Asked, { user, language }: Visitor) {
  const own = language ?? user?.locale
  return filter.languages ?? (own ? [own] : [])
}
