import { sql } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { cacheFor } from "../platform/db/cache-for.ts"
import { firstOpened } from "../task/first-opened.ts"

export type PublicStats = { completedTasks: number; doers: number; firstOfferMinutes: number | null }

/** Of so many of the latest finished tasks it is measured, and of fewer than these it isn't said. */
const measured = { most: 200, least: 10 }

/** Asked for with every home page, counted once in ten minutes. */
const counted = cacheFor(10 * 60_000, countStats)

export function publicStats({ db, now }: { db: Database; now: () => Date }): Promise<PublicStats> {
  return counted.ask(db, now().getTime())
}

async function countStats(db: Database): Promise<PublicStats> {
  const { rows } = await db.execute<PublicStats & { sample: number }>(sql`
    with latest as (
      select id, published_at from tasks where status = 'completed'
      order by published_at desc nulls last, id desc nulls last limit ${measured.most}),
    first as (
      select extract(epoch from o.first_at - ${firstOpened}) / 60 as minutes
      from latest t join lateral (
        select min(created_at) as first_at from task_offers where task_id = t.id
      ) o on o.first_at >= ${firstOpened})
    select (select count(*)::int from tasks where status = 'completed') as "completedTasks",
           (select count(*)::int from provider_profiles where status = 'published') as doers,
           (select count(*)::int from first) as sample,
           (select round(percentile_cont(0.5) within group (order by minutes))::int from first)
             as "firstOfferMinutes"`)
  const [row] = rows
  if (!row) throw new Error("a select without from gave no row")
  const { completedTasks, doers, sample, firstOfferMinutes } = row
  return { completedTasks, doers, firstOfferMinutes: sample < measured.least ? null : firstOfferMinutes }
}
