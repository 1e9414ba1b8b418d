// The recommended order: of all that fit, the few hundred of the best standing, weighed by the published formula, and
// on every fifth place a newcomer whose turn it is today.
import { createHash } from "node:crypto"
import {
  newcomerEvery,
  placeNewcomers,
  recommendParts,
  recommendScore,
  whyRecommended,
  type ProviderReason,
  type Recommendation,
} from "@doable/domain/provider/ranking"
import type { VerificationLevel } from "@doable/domain/provider/status"
import { dayOf } from "@doable/domain/time/market-day"
import { distanceKm } from "@doable/domain/task/whereabouts"
import type { Database } from "../../platform/db/client.ts"
import { createValues } from "../../platform/search/search-statement.ts"
import { queryOf } from "../../platform/search/search-statement.ts"
import type { Visitor } from "../find-provider.ts"
import type { Asked } from "./list-conditions.ts"
import { findIds, findIdsByTypos } from "./read-page.ts"

const mostWeighed = 500
const mostNewcomers = mostWeighed / newcomerEvery

type Candidate = {
  id: string
  /** Of the categories asked for or named: 1 in a leaf, 0.5 in a branch. */
  fit: number
  mode: string
  public_lat: number | null
  public_lng: number | null
  spoken_languages: string[]
  rating_sum: number
  rating_count: number
  completed_count: number
  own_fault_count: number
  median_reply_min: number | null
  level: VerificationLevel
  last_active_at: string
  has_words: boolean | null
}

export type Recommended = { id: string; why: ProviderReason[] }

/** All that were weighed, in order. `asOf` keeps one person's pages in one order, also over midnight. */
export async function readRecommended(ctx: Visitor, asked: Asked, asOf: Date) {
  const { db } = ctx
  const best = { sort: "standing", keys: null, limit: mostWeighed, offset: 0 } as const
  const found = await findIds(db, asked, best)
  const corrected = found.total === 0 ? await findIdsByTypos(db, asked, best) : null
  const { ids, total } = corrected ?? found
  const newcomers = corrected ? [] : await newcomersOf(db, asked, dayOf(asOf))
  const all = await readCandidates(db, asked, [...new Set([...(ids ?? []), ...newcomers])])
  const weighed = new Map(
    all.map((candidate) => {
      const doer = recommendationOf(candidate, asked, ctx)
      const parts = recommendParts(doer, asOf)
      return [candidate.id, { score: recommendScore(parts), why: whyRecommended(doer, parts) }]
    }),
  )
  const scoreOf = (id: string) => weighed.get(id)?.score ?? 0
  const ranked = (ids ?? []).toSorted((a, b) => scoreOf(b) - scoreOf(a) || (a < b ? 1 : -1))
  const placed = placeNewcomers(ranked, newcomers)
  const turns = turnsOf(ranked, placed)
  const list = placed.map((id): Recommended => {
    const why = weighed.get(id)?.why ?? []
    return { id, why: turns.has(id) ? ["newcomer", ...why] : why }
  })
  return { list, total, isCorrected: corrected !== null && total > 0 }
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

async function readCandidates(
  db: Database,
  { categoryIds, words }: Asked,
  ids: string[],
): Promise<Candidate[]> {
  const { values, bind } = createValues(null)
  const named = bind([...categoryIds, ...(words?.categories ?? [])])
  const query = words ? queryOf({ ...words, categories: [] }, bind) : "null::tsquery"
  const text = `select p.id, (case when p.category_ids && ${named}::uuid[] then 1 when p.branch_ids && ${named}::uuid[] then 0.5
      else 0 end)::float8 as fit, p.mode, p.public_lat, p.public_lng, p.spoken_languages,
      p.rating_sum, p.rating_count, p.completed_count, p.own_fault_count, p.median_reply_min, p.level,
      p.last_active_at, p.search @@ asked.query as has_words
    from provider_profiles p cross join (select ${query} as query offset 0) asked
    where $1 = '' and p.id = any(${bind(ids)}::uuid[])`
  const name = words ? "provider_candidates_by_words" : "provider_candidates"
  const { rows } = await db.$client.query<Candidate>({ name, text, values })
  return rows
}

function recommendationOf(
  candidate: Candidate,
  { filter, categoryIds, words, from }: Asked,
  { user, language }: Visitor,
): Recommendation {
  const { fit, public_lat, public_lng, spoken_languages } = candidate
  const isNamed = categoryIds.length + (words?.categories.length ?? 0) > 0
  const wanted =
    filter.languages ?? [language ?? user?.locale].filter((locale) => locale !== undefined && locale !== null)
  const shared = wanted.filter((locale) => spoken_languages.includes(locale))
  const isNear = from && public_lat !== null && public_lng !== null && candidate.mode !== "remote"
  return {
    category: isNamed ? fit : null,
    hasWords: words ? (candidate.has_words ?? false) : null,
    distanceKm: isNear ? distanceKm(from, { lat: public_lat, lng: public_lng }) : null,
    languageOverlap: wanted.length > 0 ? shared.length / wanted.length : null,
    ratingSum: candidate.rating_sum,
    ratingCount: candidate.rating_count,
    completedCount: candidate.completed_count,
    ownFaultCount: candidate.own_fault_count,
    medianReplyMin: candidate.median_reply_min,
    level: candidate.level,
    lastActiveAt: new Date(candidate.last_active_at),
  }
}
