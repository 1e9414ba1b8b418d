import { z } from "zod"
import { currencies, type Currency } from "@doable/domain/money/currency"
import type { PriceHint } from "@doable/domain/category/price-hint"
import { priceHintSample } from "@doable/domain/category/limits"
import type { Database } from "../platform/db/client.ts"
import { cacheFor } from "../platform/db/cache-for.ts"

export const priceHintAnswer = z.object({
  currency: z.enum(currencies),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  sample: z.number(),
})

/** By leaf, the currency that's used there most first. */
type Hints = ReadonlyMap<string, readonly PriceHint[]>

/** So many of the last finished tasks are asked. */
const mostAsked = 20_000

/** What is usual doesn't change from one minute to the next. */
const { ask: priceHints } = cacheFor(10 * 60_000, readHints)

/** What is usually agreed in a leaf, in one currency; null if too few finished tasks tell. Without one: the usual one. */
export async function priceHintOf(
  db: Database,
): Promise<(id: string, currency?: Currency) => PriceHint | null> {
  const hints = await priceHints(db)
  return (id, currency) => hints.get(id)?.find((hint) => !currency || hint.currency === currency) ?? null
}

/** None where too few tasks would decide it. */
async function readHints(db: Database): Promise<Hints> {
  const { rows } = await db.$client.query<PriceHint & { id: string; quarters: number[] }>(hintsQuery, [
    priceHintSample,
  ])
  const hints = new Map<string, PriceHint[]>()
  for (const {
    id,
    currency,
    sample,
    quarters: [p25 = 0, p50 = 0, p75 = 0],
  } of rows)
    hints.set(id, [...(hints.get(id) ?? []), { currency, sample, p25, p50, p75 }])
  return hints
}

const hintsQuery = `
  select t.category_id as id, a.currency, count(*)::int as sample,
    percentile_disc(array[0.25, 0.5, 0.75]) within group (order by a.price) as quarters
  from (select id, task_id from task_assignments where ended_at is not null and outcome = 'completed'
    order by ended_at desc limit ${mostAsked}) done
  join lateral (select price, currency from agreements where assignment_id = done.id
    order by version desc limit 1) a on true
  join tasks t on t.id = done.task_id
  group by t.category_id, a.currency having count(*) >= $1
  order by t.category_id, count(*) desc, a.currency`
