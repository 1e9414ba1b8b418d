import { sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { withdrawOffersOfPerson } from "../offer/withdraw-offers-of-person.ts"
import { pauseProfileOfPerson } from "../provider/pause-profile-of-person.ts"
import { endStoppedHires } from "../deal/end-stopped-hires.ts"
import { holdAssignments } from "../deal/hold-assignments.ts"
import { closeTasksOfPerson } from "../deal/close-tasks-of-person.ts"

/** Everything this person has pending or in progress: own tasks, tasks with a live offer, jobs on either side. */
const tasksOf = (userId: string) => sql`(
  select t.id from tasks t where t.owner_id = ${userId} and t.status in ('open', 'held')
  union select o.task_id from task_offers o where o.provider_id = ${userId} and o.status in ('active', 'stale')
  union select a.task_id from task_assignments a where a.owner_id = ${userId} and a.ended_at is null
  union select a.task_id from task_assignments a where a.provider_id = ${userId} and a.ended_at is null)`

/** Tasks before people, as everywhere. */
export async function lockTasksOf(tx: Transaction, userId: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from tasks where id in ${tasksOf(userId)} order by id for update`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Under the person's lock nothing new is added; what came before it has to be locked as well. */
export async function areAllLocked(tx: Transaction, userId: string, locked: Set<string>): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(tasksOf(userId))
  return rows.every(({ id }) => locked.has(id))
}

/** Under the locks of these tasks and of the person: nothing of a closed account goes on waiting for someone. */
export async function endUserActivity(tx: Transaction, userId: string, now: Date): Promise<void> {
  await pauseProfileOfPerson(tx, userId, now)
  await closeTasksOfPerson(tx, userId, now)
  await withdrawOffersOfPerson(tx, userId, now)
  await endStoppedHires(tx, userId, now)
  await holdAssignments(tx, userId, now)
}
