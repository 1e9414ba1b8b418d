import { eq } from "../../platform/db/drizzle.ts"
import type { DayRange } from "@doable/domain/provider/input"
import { daysOff } from "@doable/domain/provider/week"
import { addDays, countDays, endOfDay } from "@doable/domain/time/market-day"
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { isoDate, moneyJson } from "../../platform/db/wire-format.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { keptName } from "../../user/shown-name.ts"
import { newestAgreement } from "./board.ts"
import type { CalendarAnswer } from "./dashboard-answers.ts"

const mostShown = 200

const place = `case when p.id is null then null else json_build_object('id', p.id, 'name', p.name, 'city', c.name) end`
const placeJoins = `left join places p on p.id = x.place_id left join places c on c.id = p.parent_id`

/** What we have stopped isn't there: the address was for the work alone. Running jobs and standing offers are few, so the time of each is checked; hardly any job is done months early. */
const text = `select x.kind, x.id, x.task_id as "taskId", x.title, t.lang, t.status, ${keptName} as client, x.address,
    ${isoDate("x.at")} as "scheduledAt", ${moneyJson("x.price", "x.currency")} as price,
    ${moneyJson("x.materials_cost", "x.currency")} as "materialsCost",
    ${place} as place, x.rounds > 0 and t.status = 'in_progress' as "isRework",
    talk.id as "conversationId", (count(*) over ())::int as total
  from (
    select case when a.ended_at is null then 'job' else 'done' end as kind, a.id, a.task_id, a.owner_id, g.title,
      g.address, g.place_id, g.scheduled_at as at, g.price, g.materials_cost, g.currency, a.revision_round as rounds
    from task_assignments a ${newestAgreement} join tasks k on k.id = a.task_id and k.status <> 'removed'
    where a.provider_id = $1 and g.scheduled_at >= $2 and g.scheduled_at < $3
      and (a.ended_at is null or a.outcome = 'completed' and a.ended_at >= $2::timestamptz - interval '60 days')
    union all
    select 'offer', o.id, o.task_id, k.owner_id, k.title, null, k.place_id, o.can_start_at, o.price,
      o.materials_cost, o.currency, 0
    from task_offers o join tasks k on k.id = o.task_id
    where o.provider_id = $1 and o.status in ('active', 'stale') and o.can_start_at >= $2 and o.can_start_at < $3
      and k.status = 'open'
  ) x join tasks t on t.id = x.task_id join users u on u.id = x.owner_id ${placeJoins}
  left join conversations talk on talk.task_id = x.task_id and talk.provider_id = $1
  order by x.at, x.id limit ${mostShown}`

type Row = CalendarAnswer["data"][number] & { total: number }

/** The doer's jobs and offers that have an hour between these days, the first one first. */
export async function findCalendar(
  { db, user }: UserContext,
  { from, to }: DayRange,
): Promise<CalendarAnswer> {
  const values = [user.id, endOfDay(addDays(from, -1)).toISOString(), endOfDay(to).toISOString()]
  const [{ rows }, off] = await Promise.all([
    db.$client.query<Row>({ name: "doer_calendar", text, values }),
    findDaysOff(db, user.id, { from, to }),
  ])
  const data = rows.map(({ total: _, ...row }) => ({ ...row, client: publicName(row.client) }))
  return { data, total: rows[0]?.total ?? 0, daysOff: off }
}

async function findDaysOff(db: Database, userId: string, { from, to }: DayRange): Promise<string[]> {
  const { weekly, awayFrom, awayUntil } = providerProfiles
  const [when] = await db
    .select({ weekly, awayFrom, awayUntil })
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, userId))
  const days = Array.from({ length: Math.max(countDays(from, to) + 1, 0) }, (_, index) =>
    addDays(from, index),
  )
  return when ? daysOff(when, days) : []
}
