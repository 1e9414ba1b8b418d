import { and, eq, isNull } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../../platform/db/client.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { lockTask, type TaskRow } from "../lock-task.ts"

type QuestionRow = typeof taskQuestions.$inferSelect

/** The question as it stands under the lock of its task. */
export async function lockQuestion(
  tx: Transaction,
  id: string,
): Promise<{ question: QuestionRow; task: TaskRow }> {
  const isIt = and(
    eq(taskQuestions.id, id),
    eq(taskQuestions.isHidden, false),
    isNull(taskQuestions.deletedAt),
  )
  const [found] = await tx.select({ taskId: taskQuestions.taskId }).from(taskQuestions).where(isIt)
  if (!found) throw new Refused("question_not_found")
  const task = await lockTask(tx, found.taskId)
  const [question] = await tx.select().from(taskQuestions).where(isIt)
  if (!question) throw new Refused("question_not_found")
  return { question, task }
}
