import { sql } from "../platform/db/drizzle.ts"
import type { TaskEventType, TaskStatus } from "@doable/domain/task/status"
import type { Transaction } from "../platform/db/client.ts"
import { taskEvents } from "../platform/db/schema/task.ts"

type Told = {
  taskId: string
  /** Null when the scheduler made the change. */
  actorId: string | null
  type: TaskEventType
  from?: TaskStatus
  to?: TaskStatus
  data?: Record<string, unknown>
  now: Date
}

/**
 * The task's history, written in the transaction of every change. Commands read the clock before they wait for the
 * lock, so entries are kept in the order they're written.
 */
export async function recordTaskEvent(tx: Transaction, { from, to, now, ...told }: Told): Promise<void> {
  const at = now.toISOString()
  const createdAt = sql<Date>`greatest(${at}::timestamptz, (select max(e.created_at) + interval '1 millisecond'
    from task_events e where e.task_id = ${told.taskId}::uuid))`
  await tx.insert(taskEvents).values({ ...told, fromStatus: from, toStatus: to, createdAt })
}
