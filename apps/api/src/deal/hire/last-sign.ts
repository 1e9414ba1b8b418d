import { sql } from "../../platform/db/drizzle.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"

type Job = { taskId: string; providerId: string }

/** When one of the two last did or said something about it. */
export async function lastSign(
  tx: Database | Transaction,
  { taskId, providerId }: Job,
): Promise<Date | null> {
  const { rows } = await tx.execute<{ at: string | null }>(sql`
    select greatest(
      (select max(e.created_at) from task_events e where e.task_id = ${taskId}::uuid and e.actor_id is not null),
      (select max(m.created_at) from messages m join conversations c on c.id = m.conversation_id
        where c.task_id = ${taskId}::uuid and c.provider_id = ${providerId} and m.system_key is null)) as at`)
  const at = rows[0]?.at
  return at ? new Date(at) : null
}
