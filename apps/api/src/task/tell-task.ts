import type { TaskEventType, TaskStatus } from "@doable/domain/task/status"
import type { Transaction } from "../db/client.ts"
import { taskEvents } from "../db/schema/task.ts"

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

/** The task's own history, written with every change of its state and in the same transaction. */
export async function tellTask(tx: Transaction, { from, to, now, ...told }: Told): Promise<void> {
  await tx.insert(taskEvents).values({ ...told, fromStatus: from, toStatus: to, createdAt: now })
}
