import { sql } from "drizzle-orm"
import type { TaskEventType, TaskStatus } from "@doable/domain/task/status"
import type { Transaction } from "../platform/db/client.ts"
import { taskEvents } from "../platform/db/schema/task.ts"

type Told = {
  taskId: string
  /** Null: the clock did it. */
  actorId: string | null
  type: TaskEventType
  from?: TaskStatus
  to?: TaskStatus
  data?: Record<string, unknown>
  now: Date
}

/**
 * The task's own history, written with every change of its state and in the same transaction. Commands look at the clock
 * before they wait for the task: what happened later is told later all the same.
 */
export async function recordTaskEvent(tx: Transaction, { from, to, now, ...told }: Told): Promise<void> {
  const at = now.toISOString()
  const createdAt = sql<Date>`greatest(${at}::timestamptz, (select max(e.created_at) + interval '1 millisecond'
    from task_events e where e.task_id = ${told.taskId}::uuid))`
  await tx.insert(taskEvents).values({ ...told, fromStatus: from, toStatus: to, createdAt })
}
