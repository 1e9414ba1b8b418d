import { sql } from "../platform/db/drizzle.ts"
import type { OverviewPeriod } from "@doable/domain/admin/input"
import { addDays, dayOf, endOfDay } from "@doable/domain/time/market-day"
import { taskStatuses } from "@doable/domain/task/status"
import type { Database } from "../platform/db/client.ts"
import { firstOpened } from "../task/first-opened.ts"

/** Of more than this in a period, the newest are measured. */
const mostMeasured = 10_000
/** Upper ends of the bars, in minutes; the last bar is everything slower. */
const firstOfferMinutes = [10, 30, 60, 180, 720, 1440] as const

type Day = { day: string; posted: number; completed: number }

/** Market stats in whole days up to this moment, counted from the facts. */
export async function marketHealth(db: Database, now: Date, period: OverviewPeriod) {
  const today = dayOf(now)
  const first = addDays(today, 1 - period)
  const since = endOfDay(addDays(first, -1))
  const [days, answered, ended, disputes, reports] = await Promise.all([
    tasksByDay(db, since),
    firstOffers(db, since, now),
    endedHires(db, since),
    disputesSince(db, since),
    reportsSince(db, since),
  ])
  const found = new Map(days.map((one) => [one.day, one]))
  const all = Array.from({ length: period }, (_, index): Day => {
    const day = addDays(first, index)
    return found.get(day) ?? { day, posted: 0, completed: 0 }
  })
  return { days: all, ...answered, ...ended, disputes, reports }
}

const published = sql`status in (${sql.join(
  taskStatuses.filter((status) => status !== "draft").map((status) => sql`${status}`),
  sql`, `,
)})`
const dayIn = (column: string) => sql.raw(`to_char(${column} at time zone 'Europe/Chisinau', 'YYYY-MM-DD')`)

async function tasksByDay(db: Database, since: Date): Promise<Day[]> {
  const { rows } = await db.execute<Day>(sql`
    select day, sum(posted)::int as posted, sum(completed)::int as completed
    from (
      select ${dayIn("published_at")} as day, count(*) as posted, 0 as completed
      from tasks where ${published} and published_at > ${since} group by 1
      union all
      select ${dayIn("ended_at")}, 0, count(*)
      from task_assignments where ended_at > ${since} and outcome = 'completed' group by 1
    ) counted
    group by day`)
  return rows
}

type Answered = { minutes: number | null; isHired: boolean }

/** When each task of the period had its first offer, and whether it found a doer. */
async function firstOffers(db: Database, since: Date, now: Date) {
  const { rows } = await db.execute<Answered>(sql`
    select extract(epoch from (o.first_at - ${firstOpened}))::float8 / 60 as minutes,
           exists (select from task_assignments a where a.task_id = t.id) as "isHired"
    from (
      select id, published_at from tasks where ${published} and published_at > ${since}
        and published_at <= ${now} order by published_at desc limit ${mostMeasured}
    ) t
    left join lateral (
      select min(created_at) as first_at from task_offers where task_id = t.id
    ) o on true`)
  const times = rows
    .flatMap(({ minutes }) => (minutes === null ? [] : Math.max(0, minutes)))
    .toSorted((a, b) => a - b)
  const bars = [...firstOfferMinutes, Infinity].map((end, index) => {
    const begin = firstOfferMinutes[index - 1] ?? 0
    return times.filter((time) => time < end && time >= begin).length
  })
  return {
    measured: rows.length,
    hired: rows.filter(({ isHired }) => isHired).length,
    firstOffer: {
      medianMinutes: times.length > 0 ? Math.round(times[Math.floor((times.length - 1) / 2)] ?? 0) : null,
      bars,
      never: rows.length - times.length,
    },
  }
}

async function endedHires(db: Database, since: Date) {
  const { rows } = await db.execute<{ ended: number; completed: number; owner: number; doer: number }>(sql`
    select count(*)::int as ended, (count(*) filter (where outcome = 'completed'))::int as completed,
           (count(*) filter (where outcome <> 'completed' and fault = 'owner'))::int as owner,
           (count(*) filter (where outcome <> 'completed' and fault = 'provider'))::int as doer
    from task_assignments where ended_at > ${since}`)
  const { ended = 0, completed = 0, owner = 0, doer = 0 } = rows[0] ?? {}
  return { ended, completed, cancelled: { owner, doer, nobody: ended - completed - owner - doer } }
}

type Disputes = Record<"hires" | "opened" | "decided" | "contested" | "lifted", number> & {
  medianHours: number | null
}

/** How often people disagree, how long we take, and how many faults were overturned. */
async function disputesSince(db: Database, since: Date): Promise<Disputes> {
  const { rows } = await db.execute<Disputes>(sql`
    select (select count(*)::int from task_assignments where assigned_at > ${since}) as hires,
      (select count(*)::int from disputes where created_at > ${since}) as opened,
      decided.*, contested.*
    from (select count(*)::int as decided,
        round(percentile_cont(0.5) within group (order by extract(epoch from ended_at - escalated_at)) / 3600)::int
          as "medianHours"
      from disputes where ended_at > ${since} and decided_by_id is not null) decided,
    (select count(*)::int as contested,
        (count(*) filter (where decision <> contested_fault))::int as lifted
      from fault_contests where created_at > ${since}) contested`)
  const [found] = rows
  if (!found) throw new Error("no figures")
  return found
}

type Reports = { decided: number; medianHours: number | null }

/** How long people wait for a decision on what they reported. */
async function reportsSince(db: Database, since: Date): Promise<Reports> {
  const { rows } = await db.execute<Reports>(sql`
    select count(*)::int as decided,
      round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) / 3600)::int
        as "medianHours"
    from reports where decided_at > ${since}`)
  const [found] = rows
  if (!found) throw new Error("no figures")
  return found
}
