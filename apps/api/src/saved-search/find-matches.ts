import type { LatestMatches } from "@doable/domain/saved-search/input"
import { whyMatched } from "@doable/domain/saved-search/matches"
import type { TaskFilter } from "@doable/domain/task/input"
import type { UserContext } from "../platform/context.ts"
import { isoDate } from "../platform/db/wire-format.ts"
import { cardsById, showCard } from "../task/card.ts"

type Row = { taskId: string; name: string; filters: TaskFilter; matchedAt: string }

/** What the person's searches found lately and is still open; a task that several found is listed once. */
const latest = `
  select m.task_id as "taskId", m.name, m.filters, ${isoDate("m.matched_at")} as "matchedAt" from (
    select distinct on (m.task_id) m.task_id, m.matched_at, s.name, s.filters
    from saved_searches s
    cross join lateral (
      select m.task_id, m.matched_at from saved_search_matches m
      where m.search_id = s.id order by m.matched_at desc limit 100) m
    join tasks t on t.id = m.task_id and t.status = 'open' and t.visibility = 'public'
    where s.user_id = $1
    order by m.task_id, m.matched_at desc) m
  order by m.matched_at desc limit $2`

export async function findLatestMatches(ctx: UserContext, { limit }: LatestMatches) {
  const { rows } = await ctx.db.$client.query<Row>({
    name: "latest_matches",
    text: latest,
    values: [ctx.user.id, limit],
  })
  const ids = rows.map(({ taskId }) => taskId)
  const cards = new Map((await cardsById(ctx.db, ctx.user.id, ids)).map((card) => [card.id, card]))
  const data = rows.flatMap(({ taskId, name, filters, matchedAt }) => {
    const card = cards.get(taskId)
    if (!card) return []
    const { lat, lng } = card
    const spot = lat === null || lng === null ? null : { lat, lng }
    return [{ task: showCard(ctx, card), searchName: name, matchedAt, why: whyMatched(filters, { spot }) }]
  })
  return { data }
}
