// The recommended order: of all that fit, the few hundred of the best standing, weighed by the published formula, and
// on every fifth place a newcomer whose turn it is today.
import { createHash } from "node:crypto"
import {
  newcomerEvery,
  placeNewcomers,
  recommendParts,
  recommendScore,
  whyRecommended,
  type Fit,
  type ProviderReason,
} from "@doable/domain/provider/ranking"
import type { VerificationLevel } from "@doable/domain/provider/status"
import { dayOf } from "@doable/domain/time/market-day"
import { distanceKm } from "@doable/domain/task/whereabouts"
import type { Database } from "../../platform/db/client.ts"
import { statementNames } from "../../platform/db/lists/list-statement.ts"
import { createValues } from "../../platform/search/search-statement.ts"
import { queryOf } from "../../platform/search/search-statement.ts"
import type { Visitor } from "../find-provider.ts"
import { isListed, type Asked } from "./list-conditions.ts"
import { orders } from "./list-order.ts"
import { findIds, findIdsByTypos, isEverything, listedCount, mostCollected } from "./read-page.ts"

const mostWeighed = 500
const mostNewcomers = mostWeighed / newcomerEvery

type Candidate = {
  id: string
  /** In millionths. */
  standing: number
  /** Of the categories asked for or named: 1 in a leaf, 0.5 in a branch. */
  fit: number
  mode: string
  lat: number | null
  lng: number | null
  spoken: string
  active_at: number
  has_words: boolean | null
}

type Shown = Candidate & {
  rating_sum: number
  rating_count: number
  completed_count: number
  own_fault_count: number
  median_reply_min: number | null
  level: VerificationLevel
}

/** `isTurn`: stands there because it's a newcomer's turn. */
export type Recommended = { id: string; isTurn: boolean }

/** All that were weighed, in order. `asOf` keeps one person's pages in one order, also over midnight. */
export async function readRecommended(ctx: Visitor, asked: Asked, asOf: Date) {
  const { db } = ctx
  const day = dayOf(asOf)
  const found = (await readBestOfAll(db, asked, day)) ?? (await readBest(db, asked, day))
  const { candidates, newcomers, total, isCorrected } = found
  const scores = new Map(
    candidates.map((one) => [one.id, recommendScore(one.standing / 1_000_000, fitOf(one, asked, ctx), asOf)]),
  )
  const scoreOf = (id: string) => scores.get(id) ?? 0
  const ranked = candidates
    .map(({ id }) => id)
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || (a < b ? 1 : -1))
  const placed = placeNewcomers(ranked, newcomers)
  const turns = turnsOf(ranked, placed)
  const list = placed.map((id): Recommended => ({ id, isTurn: turns.has(id) }))
  return { list, total, isCorrected }
}

async function readBest(db: Database, asked: Asked, day: string) {
  const best = { sort: "standing", keys: null, limit: mostWeighed, offset: 0 } as const
  const found = await findIds(db, asked, best)
  const corrected = found.total === 0 ? await findIdsByTypos(db, asked, best) : null
  const { ids, total } = corrected ?? found
  const newcomers = corrected ? [] : await newcomersOf(db, asked, day)
  const candidates = await readCandidates<Candidate>(db, asked, ids ?? [])
  return { candidates, newcomers, total, isCorrected: corrected !== null && total > 0 }
}

/** As one text: of a row of its own for each of them, reading takes longer than all the rest. */
const bestOfAll = (isOld: string) => `
  select (select string_agg(concat_ws(' ', id, standing, (date_part('epoch', last_active_at) * 1000)::int8,
      array_to_string(spoken_languages, ',')), ';' order by standing desc, id desc)
    from (select p.id, p.standing, p.last_active_at, p.spoken_languages from provider_profiles p
      where ${isListed} and ${isOld} order by ${orders.standing.by} limit ${mostWeighed}) best) as best,
  (select string_agg(id::text, ';' order by id) from (select p.id from provider_profiles p
    where ${isListed} and p.is_newcomer and ${isOld} and p.id >= $1::uuid order by p.id limit ${mostNewcomers}) ahead) as ahead,
  (select string_agg(id::text, ';' order by id) from (select p.id from provider_profiles p
    where ${isListed} and p.is_newcomer and ${isOld} order by p.id limit ${mostNewcomers}) around) as around`

/** Without a filter, in one statement; null where they're few enough to be counted. */
async function readBestOfAll(db: Database, asked: Asked, day: string) {
  const guessed = isEverything(asked) && !asked.from ? await listedCount(db) : 0
  if (guessed <= mostCollected) return null
  const isPaged = asked.asOf !== undefined
  type Answer = Record<"best" | "ahead" | "around", string | null>
  const { rows } = await db.$client.query<Answer>({
    name: isPaged ? "best_providers_as_of" : "best_providers",
    text: bestOfAll(isPaged ? "p.published_at <= $2::timestamptz" : "true"),
    values: [pointOfDay(day), ...(isPaged ? [asked.asOf] : [])],
  })
  const partsOf = (text: string | null | undefined) => (text ? text.split(";") : [])
  const candidates = partsOf(rows[0]?.best).map((line) => {
    const [id = "", standing, active, spoken = ""] = line.split(" ")
    const unasked = { fit: 0, mode: "", lat: null, lng: null, has_words: null }
    return { id, standing: Number(standing), active_at: Number(active), spoken, ...unasked }
  })
  const turns = new Set([...partsOf(rows[0]?.ahead), ...partsOf(rows[0]?.around)])
  return { candidates, newcomers: [...turns].slice(0, mostNewcomers), total: guessed, isCorrected: false }
}

/** Why those on the page are where they are. */
export async function readReasons(ctx: Visitor, asked: Asked, list: Recommended[], asOf: Date) {
  const ids = list.map(({ id }) => id)
  const shown = await readCandidates<Shown>(ctx.db, asked, ids, shownColumns)
  const turns = new Set(list.flatMap(({ id, isTurn }) => (isTurn ? [id] : [])))
  return new Map(
    shown.map((one): [string, ProviderReason[]] => {
      const doer = {
        ...fitOf(one, asked, ctx),
        ratingSum: one.rating_sum,
        ratingCount: one.rating_count,
        completedCount: one.completed_count,
        ownFaultCount: one.own_fault_count,
        medianReplyMin: one.median_reply_min,
        level: one.level,
      }
      const why = whyRecommended(doer, recommendParts(doer, asOf))
      return [one.id, turns.has(one.id) ? ["newcomer", ...why] : why]
    }),
  )
}

/** Who stands earlier than by rank alone has the newcomers' place. */
function turnsOf(ranked: string[], placed: string[]): Set<string> {
  const rankOf = new Map(ranked.map((id, place) => [id, place]))
  const isTurn = (id: string, place: number) =>
    place % newcomerEvery === newcomerEvery - 1 && (rankOf.get(id) ?? mostWeighed) > place
  return new Set(placed.filter(isTurn))
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

const shownColumns =
  "p.rating_sum, p.rating_count, p.completed_count, p.own_fault_count, p.median_reply_min, p.level"
const nameOf = statementNames("provider_candidates", 10)

/** Hundreds of rows: columns that take long to read are written in a form that doesn't, or left away where nobody asks. */
async function readCandidates<Row>(
  db: Database,
  { categoryIds, words, from }: Asked,
  ids: string[],
  more?: string,
): Promise<Row[]> {
  if (ids.length === 0) return []
  const { values, bind } = createValues(null)
  const named = [...categoryIds, ...(words?.categories ?? [])]
  const columns = ["p.id, p.standing", "date_part('epoch', p.last_active_at) * 1000 as active_at"]
  columns.push("array_to_string(p.spoken_languages, ',') as spoken")
  if (named.length > 0) {
    const any = `${bind(named)}::uuid[]`
    columns.push(
      `(case when p.category_ids && ${any} then 1 when p.branch_ids && ${any} then 0.5 else 0 end)::float8 as fit`,
    )
  }
  if (from) columns.push("p.mode, p.public_lat as lat, p.public_lng as lng")
  const query = words ? queryOf({ ...words, categories: [] }, bind) : null
  if (query) columns.push("p.search @@ asked.query as has_words")
  if (more) columns.push(more)
  // Made into a query once, not once per row.
  const text = `select ${columns.join(", ")} from provider_profiles p
    ${query ? `cross join (select ${query} as query offset 0) asked` : ""}
    where $1 = '' and p.id = any(${bind(ids)}::uuid[])`
  const { rows } = await db.$client.query<Row & object>({ name: nameOf(text) ?? "", text, values })
  return rows
}

function fitOf(
  candidate: Candidate,
  { filter, categoryIds, words, from }: Asked,
  { user, language }: Visitor,
): Fit {
  const { fit, lat, lng } = candidate
  const isNamed = categoryIds.length + (words?.categories.length ?? 0) > 0
  const wanted =
    filter.languages ?? [language ?? user?.locale].filter((locale) => locale !== undefined && locale !== null)
  const spoken = candidate.spoken.split(",")
  const shared = wanted.filter((locale) => spoken.includes(locale))
  const isNear = from && lat !== null && lng !== null && candidate.mode !== "remote"
  return {
    category: isNamed ? fit : null,
    hasWords: words ? (candidate.has_words ?? false) : null,
    distanceKm: isNear ? distanceKm(from, { lat, lng }) : null,
    languageOverlap: wanted.length > 0 ? shared.length / wanted.length : null,
    lastActiveAt: new Date(candidate.active_at),
  }
}
