import { and, eq, isNull, sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { taskQuestions } from "../platform/db/schema/task-question.ts"
import { record } from "../platform/outbox/record.ts"
import type { Hidden } from "../restriction/hidden.ts"
import { lockTask } from "./lock-task.ts"

/** How many questions everyone can read. Under the lock of these tasks. */
export async function countQuestions(tx: Transaction, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return
  const ids = sql.join(
    taskIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  await tx.execute(sql`
    update tasks t set question_count = (select count(*)::int from task_questions q
      where q.task_id = t.id and not q.is_hidden and q.deleted_at is null)
    where t.id in (${ids})`)
}

/** By our team, and back; the count follows. */
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
  // Its owner need no longer answer.
  if (hiddenAt) await record(tx, { type: "task.settled", taskId: found.taskId })
  return { subjectId: found.authorId, snippet: found.text }
}
