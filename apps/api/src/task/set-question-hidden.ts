import { and, eq, isNull } from "drizzle-orm"
import type { Transaction } from "../platform/db/client.ts"
import { taskQuestions } from "../platform/db/schema/task-question.ts"
import type { Hidden } from "../restriction/hidden.ts"
import { countQuestions } from "./count-questions.ts"
import { lockTask } from "./lock-task.ts"

export async function setQuestionHidden(tx: Transaction, id: string, hiddenAt: Date | null): Promise<Hidden> {
  const [found] = await tx.select().from(taskQuestions).where(eq(taskQuestions.id, id))
  if (!found) return null
  await lockTask(tx, found.taskId)
  const [changed] = await tx
    .update(taskQuestions)
    .set({ isHidden: hiddenAt !== null })
    .where(
      and(
        eq(taskQuestions.id, id),
        eq(taskQuestions.isHidden, hiddenAt === null),
        isNull(taskQuestions.deletedAt),
      ),
    )
    .returning({ id: taskQuestions.id })
  if (!changed) return null
  await countQuestions(tx, [found.taskId])
  return { subjectId: found.authorId, snippet: found.text }
}
