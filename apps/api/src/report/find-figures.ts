import { sql } from "../platform/db/drizzle.ts"
import { claimMinutes, reportFigureDays, reportTargetHours } from "@doable/domain/report/limits"
import { marketZone } from "@doable/domain/time/market-day"
import type { UserContext } from "../platform/context.ts"

/** More than that is looked through by nobody, and counted no further. */
const mostRead = 2000

type Counts = { open: number; mine: number; late: number }
type Day = { day: string; hours: number | null }

/** How much waits, and how long decisions took. */
export async function reportFigures({ db, user, now }: UserContext) {
  const at = now().toISOString()
  const [counted, decided] = await Promise.all([
    db.execute<Counts>(sql`
      select count(*)::int as open, (count(*) filter (where is_mine))::int as mine,
        (count(*) filter (where since <= ${at}::timestamptz - make_interval(hours => ${reportTargetHours})))::int as late
      from (select min(created_at) as since, bool_or(claimed_by_id = ${user.id}
          and claimed_at > ${at}::timestamptz - make_interval(mins => ${claimMinutes})) as is_mine
        from (select * from reports where decided_at is null order by created_at, id limit ${mostRead}) waiting
        group by target_type, target_id) things`),
    db.execute<Day>(sql`
      select to_char(days.day, 'YYYY-MM-DD') as day,
        round(percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.created_at))::numeric
          / 3600, 1)::float8 as hours
      from generate_series(0, ${reportFigureDays - 1}) ago
      cross join lateral (select (${at}::timestamptz at time zone ${marketZone})::date - ago as day) days
      left join (select * from reports
          where decided_at > ${at}::timestamptz - make_interval(days => ${reportFigureDays})
          order by decided_at desc nulls last, id desc nulls last limit ${mostRead}) r
        on (r.decided_at at time zone ${marketZone})::date = days.day
      group by days.day order by days.day`),
  ])
  const counts = counted.rows[0] ?? { open: 0, mine: 0, late: 0 }
  return { ...counts, days: decided.rows }
}
