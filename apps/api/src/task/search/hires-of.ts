import { publicName } from "@doable/domain/user/public-name"
import type { Database } from "../../platform/db/client.ts"
import type { OwnTaskCard } from "../answers.ts"

type Hire = NonNullable<OwnTaskCard["hire"]>

/** A hire that was called off holds no more. */
const hires = `
  select distinct on (s.task_id) s.task_id as "taskId", u.name,
    json_build_object('amount', a.price, 'currency', a.currency) as price
  from task_assignments s
  join users u on u.id = s.provider_id
  join agreements a on a.assignment_id = s.id
  where s.task_id = any($2::uuid[]) and s.owner_id = $1 and (s.outcome is null or s.outcome = 'completed')
  order by s.task_id, s.assigned_at desc, a.version desc`

/** Of these tasks, those of this owner: who was chosen for them, and the price that was agreed on. */
export async function hiresOf(db: Database, ownerId: string, ids: string[]): Promise<Map<string, Hire>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.$client.query<Hire & { taskId: string }>({
    name: "hires_of_own_tasks",
    text: hires,
    values: [ownerId, ids],
  })
  return new Map(rows.map(({ taskId, name, price }) => [taskId, { name: publicName(name), price }]))
}
