import type { Currency } from "@doable/domain/money/money"
import { priceHintSample } from "@doable/domain/category/limits"
import type { Database } from "../platform/db/client.ts"
import { cacheFor } from "../platform/db/cache-for.ts"

/** Agreed prices: half of all tasks are between the quartiles. */
export type PriceHint = { currency: Currency; p25: number; p50: number; p75: number; sample: number }
type Hints = ReadonlyMap<string, PriceHint>

/** So many of the last finished tasks are asked. */
const mostAsked = 20_000

/** What is usual doesn't change from one minute to the next. */
export const { ask: priceHints } = cacheFor(10 * 60_000, readHints)

/** By leaf, in the currency that is used there most; none where too few tasks would decide it. */
async function readHints(db: Database): Promise<Hints> {
  const { rows } = await db.$client.query<PriceHint & { id: string; quarters: number[] }>(hintsQuery, [
    priceHintSample,
  ])
  return new Map(
    rows.map(({ id, currency, sample, quarters: [p25 = 0, p50 = 0, p75 = 0] }) => [
      id,
      { currency, sample, p25, p50, p75 },
    ]),
  )
}

const hintsQuery = `
  select distinct on (t.category_id) t.category_id as id, a.currency, count(*)::int as sample,
    percentile_disc(array[0.25, 0.5, 0.75]) within group (order by a.price) as quarters
  from (select id, task_id from task_assignments where ended_at is not null and outcome = 'completed'
    order by ended_at desc limit ${mostAsked}) done
  join lateral (select price, currency from agreements where assignment_id = done.id
    order by version desc limit 1) a on true
  join tasks t on t.id = done.task_id
  group by t.category_id, a.currency having count(*) >= $1
  order by t.category_id, count(*) desc`
