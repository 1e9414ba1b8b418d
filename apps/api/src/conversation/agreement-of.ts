import type { z } from "zod"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/iso-date.ts"
import type { wholeConversation } from "./answers.ts"

type Agreement = z.infer<typeof wholeConversation>["agreement"]

const newest = `
  select json_build_object('amount', a.price, 'currency', a.currency) as price,
    ${isoDate("a.scheduled_at")} as "scheduledAt", a.payment_method as "paymentMethod",
    case when t.status = 'removed' then null else a.address end as address,
    case when p.id is null then null else json_build_object('id', p.id, 'name', p.name, 'city', city.name) end as place
  from conversations c
  join task_assignments s on s.task_id = c.task_id and s.provider_id = c.provider_id
  join tasks t on t.id = s.task_id
  join agreements a on a.assignment_id = s.id
  left join places p on p.id = a.place_id
  left join places city on city.id = p.parent_id
  where c.id = $1 and (s.outcome is null or s.outcome = 'completed') order by s.assigned_at desc, a.version desc limit 1`

/**
 * What the two of this conversation agreed on. Called off, it holds no more; while we have the task taken down nobody
 * goes there, so its address is not told.
 */
export async function agreementOf(db: Database, conversationId: string): Promise<Agreement> {
  const { rows } = await db.$client.query<NonNullable<Agreement>>({
    name: "agreement_of_conversation",
    text: newest,
    values: [conversationId],
  })
  return rows[0] ?? null
}
