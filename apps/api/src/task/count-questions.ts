import { sql } from "drizzle-orm"
import type { Transaction } from "../platform/db/client.ts"

/** How many questions everyone can read. Under the lock of these tasks. */
export async function countQuestions(tx: Transaction, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return
  const ids = sql.join(
    taskIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await tx.execute(sql`
    update tasks t set question_count = (select count(*)::int from task_questions q
      where q.task_id = t.id and not q.is_hidden and q.deleted_at is null)
    where t.id in (${ids})`)
}
