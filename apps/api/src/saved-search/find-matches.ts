import type { ProviderFilter } from "@doable/domain/provider/input"
import { whyDoerMatched } from "@doable/domain/saved-search/doer-matches"
import type { LatestMatches } from "@doable/domain/saved-search/input"
import { whyMatched } from "@doable/domain/saved-search/matches"
import type { SearchScope } from "@doable/domain/saved-search/status"
import type { TaskFilter } from "@doable/domain/task/input"
import type { UserContext } from "../platform/context.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { cardsById as doerCardsById, showCard as showDoerCard } from "../provider/card.ts"
import { cardsById, showCard } from "../task/card.ts"

type Row<Filter> = { foundId: string; name: string; filters: Filter; matchedAt: string }

const tables = {
  task: {
    matches: "saved_search_matches m join tasks t on t.id = m.task_id",
    id: "m.task_id",
    isThere: "t.status = 'open' and t.visibility = 'public'",
  },
  provider: {
    matches: "saved_search_doers m join provider_profiles p on p.id = m.provider_id",
    id: "m.provider_id",
    isThere: "p.status = 'published'",
  },
}

/** What the person's searches found lately and is still there; what several found is listed once. */
const latestOf = (scope: SearchScope) => {
  const { matches, id, isThere } = tables[scope]
  return `
  select m.id as "foundId", m.name, m.filters, ${isoDate("m.matched_at")} as "matchedAt" from (
    select distinct on (m.id) m.id, m.matched_at, s.name, s.filters
    from saved_searches s
    cross join lateral (
      select ${id} as id, m.matched_at from ${matches}
      where m.search_id = s.id and ${isThere} order by m.matched_at desc nulls last limit 100) m
    where s.user_id = $1 and s.scope = '${scope}'
    order by m.id, m.matched_at desc) m
  order by m.matched_at desc limit $2`
}

export async function findLatestMatches(ctx: UserContext, input: LatestMatches) {
  const [data, doers] = await Promise.all([foundTasks(ctx, input), foundDoers(ctx, input)])
  return { data, doers }
}

async function latest<Filter>({ db, user }: UserContext, scope: SearchScope, { limit }: LatestMatches) {
  const { rows } = await db.$client.query<Row<Filter>>({
    name: `latest_matches_${scope}`,
    text: latestOf(scope),
    values: [user.id, limit],
  })
  return rows
}

const idsOf = (rows: readonly { foundId: string }[]) => rows.map(({ foundId }) => foundId)

async function foundTasks(ctx: UserContext, input: LatestMatches) {
  const rows = await latest<TaskFilter>(ctx, "task", input)
  const cards = new Map((await cardsById(ctx.db, ctx.user.id, idsOf(rows))).map((card) => [card.id, card]))
  return rows.flatMap(({ foundId, name, filters, matchedAt }) => {
    const card = cards.get(foundId)
    if (!card) return []
    const why = whyMatched(filters, { spot: spotOf(card) })
    return [{ task: showCard(ctx, card), searchName: name, matchedAt, why }]
  })
}

async function foundDoers(ctx: UserContext, input: LatestMatches) {
  const rows = await latest<ProviderFilter>(ctx, "provider", input)
  const found = await doerCardsById(ctx.db, ctx.user.id, idsOf(rows))
  const cards = new Map(found.map((card) => [card.id, card]))
  return rows.flatMap(({ foundId, name, filters, matchedAt }) => {
    const card = cards.get(foundId)
    if (!card) return []
    const why = whyDoerMatched(filters, { spot: spotOf(card) })
    return [{ doer: showDoerCard(ctx, card), searchName: name, matchedAt, why }]
  })
}

function spotOf({ lat, lng }: { lat: number | null; lng: number | null }) {
  return lat === null || lng === null ? null : { lat, lng }
}
