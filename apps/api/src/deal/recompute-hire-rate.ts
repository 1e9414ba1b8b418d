import { eq, sql } from "../platform/db/drizzle.ts"
import { hireRateOf } from "@doable/domain/task/hire-rate"
import type { Database, Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

/** Runs when a task gets a doer, ends without one or is opened again, under the task's lock. */
export async function recomputeHireRate(tx: Transaction, ownerId: string): Promise<void> {
  // Two tasks of one person that end at the same time are counted one after the other. Their history rows, which refer
  // to the person too, don't have to wait.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for("no key update")
  const hireRate = await readHireRate(tx, ownerId)
  await tx.update(users).set({ hireRate }).where(eq(users.id, ownerId))
}

/** From the history of the tasks: who was hired once counts as hired, and an end counts if offers were waiting. */
export async function readHireRate(db: Database | Transaction, ownerId: string): Promise<number | null> {
  const { rows } = await db.execute<{ hired: number; passed: number }>(sql`
    select count(*) filter (where hired)::int as hired, count(*) filter (where not hired and passed)::int as passed
    from (select
        exists (select 1 from task_events e where e.task_id = t.id and e.to_status = 'assigned') as hired,
        t.status in ('cancelled', 'expired') and exists (select 1 from task_events e
          where e.task_id = t.id and e.to_status in ('cancelled', 'expired') and (e.data->>'offers')::int > 0) as passed
      from tasks t where t.owner_id = ${ownerId} and t.status <> 'draft') told`)
  return hireRateOf(rows[0] ?? { hired: 0, passed: 0 })
}
