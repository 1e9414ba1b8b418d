import { sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"

/** The number of live offers, stored in the task's row. Needs the lock of these tasks. */
export async function countOffers(tx: Transaction, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return
  const ids = sql.join(
    taskIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await tx.execute(sql`
    update tasks t set offer_count = (select count(*)::int from task_offers o
      where o.task_id = t.id and o.status in ('active', 'stale'))
    where t.id in (${ids})`)
}
