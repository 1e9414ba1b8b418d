import { eq } from "../platform/db/drizzle.ts"
import { taskMove, type TaskAction } from "@doable/domain/task/graph"
import type { Transaction } from "../platform/db/client.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { TaskRow } from "./lock-task.ts"
import { recordTaskEvent } from "./record-task-event.ts"

type Moved = {
  action: TaskAction
  /** Null when the scheduler made the change. */
  actorId: string | null
  columns?: Partial<typeof tasks.$inferInsert>
  data?: Record<string, unknown>
  now: Date
}

/**
 * From one state to the next, as the graph has it, with its one row of history. Under the task's lock; whether the
 * actor may is for the rules to say before.
 */
export async function moveTask(
  tx: Transaction,
  task: Pick<TaskRow, "id" | "status">,
  { action, actorId, columns, data, now }: Moved,
): Promise<void> {
  const move = taskMove(task.status, action)
  if (!move) throw new Error(`a task that is ${task.status} cannot ${action}`)
  await tx
    .update(tasks)
    .set({ ...columns, status: move.to, updatedAt: now })
    .where(eq(tasks.id, task.id))
  const told = { taskId: task.id, actorId, type: move.event, from: task.status, to: move.to, now }
  await recordTaskEvent(tx, { ...told, ...(data ? { data } : {}) })
}
