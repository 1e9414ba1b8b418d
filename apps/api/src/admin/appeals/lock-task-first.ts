import { eq } from "../../platform/db/drizzle.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import type { RestrictionRow } from "../../restriction/queries.ts"
import { lockTask } from "../../task/lock-task.ts"

/** What hangs on a task comes back under the task's lock, and that one is taken before any person's. */
export async function lockTaskFirst(tx: Transaction, row: RestrictionRow): Promise<void> {
  const taskId = await taskOf(tx, row)
  if (taskId) await lockTask(tx, taskId)
}

async function taskOf(tx: Transaction, { targetType, targetId }: RestrictionRow): Promise<string | null> {
  if (!targetId) return null
  if (targetType === "task") return targetId
  if (targetType !== "offer" && targetType !== "question") return null
  const table = targetType === "offer" ? taskOffers : taskQuestions
  const [found] = await tx.select({ taskId: table.taskId }).from(table).where(eq(table.id, targetId))
  return found?.taskId ?? null
}
