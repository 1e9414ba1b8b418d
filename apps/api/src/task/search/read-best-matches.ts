// The order of the best match: the newest few hundred hits, weighed by the published formula outside of the database.
import { matchParts, matchScore, whyMatches, type Match, type WhyReason } from "@doable/domain/task/ranking"
import { distanceKm } from "@doable/domain/task/whereabouts"
import { cardsById, type CardRow } from "../card.ts"
import type { DoerLooking } from "./doer-looking.ts"
import { findIds } from "./find-ids.ts"
import type { Visitor } from "./find-tasks.ts"
import { createValues } from "../../platform/search/search-statement.ts"
import { queryOf } from "../../platform/search/search-statement.ts"
import { type Asked } from "./list-conditions.ts"

const mostWeighed = 500

type Candidate = {
  id: string
  category_id: string
  parent_category_id: string | null
  mode: string
  public_lat: number | null
  public_lng: number | null
  spoken_languages: string[]
  published_at: string
  offer_count: number
  offer_cap: number
  hire_rate: number | null
  rank: number | null
}

type Wanted = { doer: DoerLooking | null; limit: number; offset: number; asOf: string }

export async function readBestMatches(ctx: Visitor, asked: Asked, { doer, limit, offset, asOf }: Wanted) {
  const { candidates, total } = await readCandidates(ctx, asked, asOf)
  const now = new Date(asOf)
  const weighed = candidates
    .map((candidate) => {
      const match = matchOf(candidate, asked, ctx, doer)
      const parts = matchParts(match, now)
      return { id: candidate.id, score: matchScore(parts), why: whyMatches(match, parts) }
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .slice(offset, offset + limit)
  const cards = await cardsById(
    ctx.db,
    ctx.user?.id ?? null,
    weighed.map(({ id }) => id),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const rows = weighed.flatMap(({ id, why }): { row: CardRow; why: WhyReason[] }[] => {
    const row = byId.get(id)
    return row ? [{ row, why }] : []
  })
  return { rows, total, weighed: candidates.length }
}

async function readCandidates({ db }: Visitor, given: Asked, asOf: string) {
  const asked = { ...given, asOf }
  const newest = { sort: "newest", keys: null, limit: mostWeighed, offset: 0 } as const
  const { ids, total } = await findIds(db, asked, newest)
  const { values, bind } = createValues(null)
  // Made into a query once, not once per row. By its stems: how many forms a word has is no merit of a task.
  const { words } = asked
  const query = words ? queryOf({ ...words, forms: words.stems, categories: [] }, bind) : "null::tsquery"
  const text = `select t.id, t.category_id, t.parent_category_id, t.mode, t.public_lat, t.public_lng, t.spoken_languages,
      t.published_at, t.offer_count, t.offer_cap, u.hire_rate, ts_rank('{0.33, 0.33, 0.67, 1}', t.search, asked.query) as rank
    from tasks t join users u on u.id = t.owner_id cross join (select ${query} as query offset 0) asked
    where $1 = '' and t.id = any(${bind(ids ?? [])}::uuid[])`
  const name = words ? "task_candidates_by_words" : "task_candidates"
  const { rows } = await db.$client.query<Candidate>({ name, text, values })
  return { candidates: rows, total }
}

/** What ts_rank says of a word that is there once with full weight. */
const onceInTitle = 0.6079

function matchOf(
  candidate: Candidate,
  { filter, leaves, parents, words, from }: Asked,
  { user, language }: Visitor,
  doer: DoerLooking | null,
): Match {
  const { category_id, parent_category_id, public_lat, public_lng, spoken_languages } = candidate
  const spoken =
    filter.languages ??
    doer?.spokenLanguages ??
    [language ?? user?.locale].filter((locale) => locale !== undefined && locale !== null)
  const shared = spoken_languages.filter((locale) => (spoken as string[]).includes(locale))
  const isNamed = words?.categories.some((id) => id === category_id || id === parent_category_id) ?? false
  const inText = Math.min(1, (candidate.rank ?? 0) / onceInTitle)
  const isAsked = leaves.length + parents.length > 0
  // What is asked for wins over what the doer's profile says.
  const shelves =
    isAsked || !doer ? { leaves, parents } : { leaves: doer.categoryIds, parents: doer.branchIds }
  const isLeaf = shelves.leaves.includes(category_id)
  const fit = isLeaf ? 1 : shelves.parents.includes(parent_category_id ?? "") ? 0.5 : 0
  const start = from ?? doer?.spot
  const hasSpot = start && public_lat !== null && public_lng !== null
  return {
    category: isAsked || doer ? fit : null,
    words: words ? Math.max(inText, isNamed ? 0.67 : 0) : null,
    isRemote: candidate.mode === "remote",
    distanceKm: hasSpot ? distanceKm(start, { lat: public_lat, lng: public_lng }) : null,
    languageOverlap: spoken.length > 0 ? shared.length / spoken_languages.length : null,
    publishedAt: new Date(candidate.published_at),
    offerCount: candidate.offer_count,
    offerCap: candidate.offer_cap,
    own: { category: !isAsked, near: !from, language: !filter.languages && doer !== null },
    ownerHireRate: candidate.hire_rate === null ? null : candidate.hire_rate / 100,
  }
}
