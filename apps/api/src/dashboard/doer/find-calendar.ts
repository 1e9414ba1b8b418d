import type { CalendarDays } from "@doable/domain/provider/input"
import { addDays, endOfDay } from "@doable/domain/time/market-day"
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../../platform/context.ts"
import { isoDate } from "../../platform/db/iso-date.ts"
import { newestAgreement } from "./board.ts"
import type { CalendarAnswer } from "./dashboard-answers.ts"

const mostShown = 100

/** Few jobs are running, so the time of each is checked. */
const text = `select a.id, a.task_id as "taskId", g.title, t.lang, t.status, u.name as client, g.address,
    ${isoDate("g.scheduled_at")} as "scheduledAt", json_build_object('amount', g.price, 'currency', g.currency) as price,
    case when p.id is null then null else json_build_object('id', p.id, 'name', p.name, 'city', c.name) end as place,
    (count(*) over ())::int as total
  from task_assignments a ${newestAgreement} join tasks t on t.id = a.task_id join users u on u.id = a.owner_id
  left join places p on p.id = g.place_id left join places c on c.id = p.parent_id
  where a.provider_id = $1 and a.ended_at is null and g.scheduled_at >= $2 and g.scheduled_at < $3
    and t.status in ('assigned', 'in_progress', 'completion_requested')
  order by g.scheduled_at, a.id limit ${mostShown}`

type Row = CalendarAnswer["data"][number] & { total: number }

/** The doer's jobs that have an hour between these days, the next one first. */
export async function findCalendar({ db, user }: UserContext, { from, to }: CalendarDays) {
  const values = [user.id, endOfDay(addDays(from, -1)).toISOString(), endOfDay(to).toISOString()]
  const { rows } = await db.$client.query<Row>({ name: "doer_calendar", text, values })
  const data = rows.map(({ total: _, ...row }) => ({ ...row, client: publicName(row.client) }))
  return { data, total: rows[0]?.total ?? 0 }
}
