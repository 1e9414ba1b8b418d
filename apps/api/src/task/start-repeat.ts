import { and, eq, isNull } from "../platform/db/drizzle.ts"
import { rhythmFrom } from "@doable/domain/task/repeat/rhythm"
import { dayOf } from "@doable/domain/time/market-day"
import type { Transaction } from "../platform/db/client.ts"
import { taskRepeats } from "../platform/db/schema/task.ts"
import type { TaskRow } from "./lock-task.ts"

/** The day of the task, or the one on which it was posted. */
export const firstDayOf = (row: Pick<TaskRow, "dueDate" | "publishedAt" | "createdAt">): string =>
  row.dueDate ?? dayOf(row.publishedAt ?? row.createdAt)

/** Under the lock of the task that's being posted: if it repeats, its days are counted from now on. */
export async function startRepeat(tx: Transaction, row: TaskRow, now: Date): Promise<void> {
  const ofTask = and(eq(taskRepeats.taskId, row.id), isNull(taskRepeats.firstDay))
  const [repeat] = await tx.select().from(taskRepeats).where(ofTask).for("update")
  if (!repeat) return
  const firstDay = firstDayOf({ ...row, publishedAt: now })
  const days = rhythmFrom({ every: repeat.every, firstDay }, dayOf(now))
  await tx
    .update(taskRepeats)
    .set({ ...days, updatedAt: now })
    .where(eq(taskRepeats.id, repeat.id))
}
