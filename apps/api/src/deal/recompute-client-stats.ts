import { eq, sql } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { users } from "../platform/db/schema/user.ts"

type Figures = { ratingSum: number; ratingCount: number; hiredCount: number; calledOffCount: number }

/** A client's stats on jobs and published reviews. Part of every command that changes one of them. */
export async function recomputeClientStats(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update")
  await tx
    .update(users)
    .set(await readClientStats(tx, userId))
    .where(eq(users.id, userId))
}

export async function readClientStats(db: Database | Transaction, userId: string): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select * from
    (select coalesce(sum(rating), 0)::int as "ratingSum", count(*)::int as "ratingCount" from reviews
      where subject_id = ${userId} and direction = 'to_customer' and status = 'published' and counts) praise,
    (select count(*)::int as "hiredCount",
        count(*) filter (where outcome <> 'completed' and fault = 'owner')::int as "calledOffCount"
      from task_assignments where owner_id = ${userId}) hires`)
  const [figures] = rows
  if (!figures) throw new Error("no figures")
  return figures
}
