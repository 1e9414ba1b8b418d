// The order of the best match: the newest few hundred hits, weighed by the published formula outside of the database.
import { matchParts, matchScore, whyMatches, type Match, type WhyReason } from "@doable/domain/task/ranking"
import { distanceKm } from "@doable/domain/task/whereabouts"
import { cardsById, type CardRow } from "./card.ts"
import type { Visitor } from "./find-tasks.ts"
import { createValues, listConditions, queryOf, type Asked } from "./list-conditions.ts"
import { mostCounted } from "./read-page.ts"

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
  rank: number | null
}

type Wanted = { limit: number; offset: number; asOf: string }

export async function readBestMatches(ctx: Visitor, asked: Asked, { limit, offset, asOf }: Wanted) {
  const { candidates, total } = await readCandidates(ctx, asked, asOf)
  const now = new Date(asOf)
  const weighed = candidates
    .map((candidate) => {
      const match = matchOf(candidate, asked, ctx)
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
  return { rows, total: total > mostCounted ? total : candidates.length < mostWeighed ? total : mostWeighed }
}

async function readCandidates({ db, user }: Visitor, asked: Asked, asOf: string) {
  const { values, bind } = createValues(user?.id ?? null)
  const { leading, others } = listConditions(asked, bind)
  const status = asked.filter.status ?? "open"
  const listed =
    status === "open"
      ? "t.status = 'open' and t.visibility = 'public'"
      : `t.status = ${bind(status)} and t.visibility = 'public'`
  const where = [listed, `t.published_at <= ${bind(asOf)}::timestamptz`, ...leading, ...others].join(" and ")
  const query = asked.words ? queryOf({ ...asked.words, categories: [] }, bind) : null
  const rank = query ? `ts_rank('{0.33, 0.33, 0.67, 1}', t.search, ${query})` : "null"
  const columns = `t.id, t.category_id, t.parent_category_id, t.mode, t.public_lat, t.public_lng, t.spoken_languages,
    t.published_at, t.offer_count, t.offer_cap`
  const newest = "order by published_at desc nulls last, id desc nulls last"
  const narrow = `with hits as materialized (select ${columns}, t.search from tasks t where $1 = $1 and ${where} limit ${mostCounted + 1}),
    counted as (select count(*)::int as total from hits)
    select counted.total, t.* from counted left join lateral (
      select ${columns}, ${rank} as rank from hits t where counted.total <= ${mostCounted} ${newest} limit ${mostWeighed}) t on true`
  const first = await db.$client.query<Candidate & { total: number }>({ text: narrow, values })
  const total = first.rows[0]?.total ?? 0
  if (total <= mostCounted) return { candidates: first.rows.filter(({ id }) => id !== null), total }
  const wide = `select ${columns}, ${rank} as rank from (
    select ${columns}, t.search from tasks t where $1 = $1 and ${where} ${newest} limit ${mostWeighed}) t`
  const { rows } = await db.$client.query<Candidate>({ text: wide, values })
  return { candidates: rows, total }
}

/** What ts_rank says of a word that is there once with full weight. */
const onceInTitle = 0.6079

function matchOf(
  candidate: Candidate,
  { filter, leaves, parents, words, from }: Asked,
  { user, language }: Visitor,
): Match {
  const { category_id, parent_category_id, public_lat, public_lng, spoken_languages } = candidate
  const spoken =
    filter.languages ?? [language ?? user?.locale].filter((locale) => locale !== undefined && locale !== null)
  const shared = spoken_languages.filter((locale) => (spoken as string[]).includes(locale))
  const isNamed = words?.categories.some((id) => id === category_id || id === parent_category_id) ?? false
  const inText = Math.min(1, (candidate.rank ?? 0) / onceInTitle)
  const isAsked = leaves.length + parents.length > 0
  const fit = leaves.includes(category_id) ? 1 : parents.includes(parent_category_id ?? "") ? 0.5 : 0
  const hasSpot = from && public_lat !== null && public_lng !== null
  return {
    category: isAsked ? fit : null,
    words: words ? Math.max(inText, isNamed ? 0.67 : 0) : null,
    isRemote: candidate.mode === "remote",
    distanceKm: hasSpot ? distanceKm(from, { lat: public_lat, lng: public_lng }) : null,
    languageOverlap: spoken.length > 0 ? shared.length / spoken_languages.length : null,
    publishedAt: new Date(candidate.published_at),
    offerCount: candidate.offer_count,
    offerCap: candidate.offer_cap,
    ownerHireRate: null,
  }
}
