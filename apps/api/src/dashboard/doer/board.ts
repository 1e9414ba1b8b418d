// The doer's jobs by their state; of what is over, the last few.
import { publicName } from "@doable/domain/user/public-name"
import type { UserContext } from "../../platform/context.ts"
import { isoDate, moneyJson } from "../../platform/db/wire-format.ts"
import { keptName } from "../../user/shown-name.ts"
import type { Board } from "./dashboard-answers.ts"

const shown = 5
/** Work that is on is few, and all of it is shown. */
const mostRunning = 50

/** The agreement that holds now. `a` is the hire, `g` the agreement. */
export const newestAgreement = `join agreements g on g.assignment_id = a.id
  and g.version = (select max(v.version) from agreements v where v.assignment_id = a.id)`

const price = moneyJson("g.price", "g.currency")
const materials = moneyJson("g.materials_cost", "g.currency")

const jobsOf = (hires: string, order: string, total: string) => `json_build_object('total', ${total}, 'data',
  (select coalesce(json_agg(json_build_object('id', a.id, 'taskId', a.task_id, 'title', g.title, 'lang', k.lang,
      'price', ${price}, 'materialsCost', ${materials}, 'client', ${keptName}, 'scheduledAt', ${isoDate("g.scheduled_at")},
      'endsAt', ${isoDate("a.ends_at")}, 'endedAt', ${isoDate("a.ended_at")},
      'isRework', a.ended_at is null and a.revision_round > 0,
      'isStranded', a.ended_at is null and a.stranded_at is not null) order by ${order}), '[]'::json)
    from (${hires}) a ${newestAgreement} join tasks k on k.id = a.task_id
      join users u on u.id = a.owner_id))`

const running = (status: string) =>
  jobsWhere(`from task_assignments a join tasks t on t.id = a.task_id
    where a.provider_id = $1 and a.ended_at is null and t.status = '${status}'`)

/** Also jobs that the scheduler ended before someone objected. */
const disputed = jobsWhere(`from task_assignments a where a.provider_id = $1
  and exists (select 1 from disputes d where d.assignment_id = a.id and d.ended_at is null)`)

function jobsWhere(from: string) {
  const hires = `select a.* ${from} order by a.assigned_at, a.id limit ${mostRunning}`
  return jobsOf(hires, "g.scheduled_at nulls last, a.assigned_at, a.id", `(select count(*)::int ${from})`)
}

const completed = jobsOf(
  `select a.* from task_assignments a where a.provider_id = $1 and a.ended_at is not null
    and a.outcome = 'completed' order by a.ended_at desc, a.id desc limit ${shown}`,
  "a.ended_at desc, a.id desc",
  "coalesce((select p.completed_count from provider_profiles p where p.user_id = $1), 0)",
)

const columns = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([name, part]) => `'${name}', ${part}`)
    .join(", ")

const text = `select json_build_object(${columns({
  assigned: running("assigned"),
  in_progress: running("in_progress"),
  completion_requested: running("completion_requested"),
  disputed,
  completed,
})}) as board`

export async function findBoard({ db, user }: UserContext): Promise<Board> {
  const { rows } = await db.$client.query<{ board: Board }>({ name: "doer_board", text, values: [user.id] })
  const [found] = rows
  if (!found) throw new Error("no board")
  const { assigned, in_progress, completion_requested, disputed: inDispute, completed: done } = found.board
  const named = ({ data, total }: Board["completed"]) => ({
    data: data.map((job) => ({ ...job, client: publicName(job.client) })),
    total,
  })
  return {
    assigned: named(assigned),
    in_progress: named(in_progress),
    completion_requested: named(completion_requested),
    disputed: named(inDispute),
    // Jobs of minutes aren't counted, but they're shown.
    completed: named({ ...done, total: Math.max(done.total, done.data.length) }),
  }
}
