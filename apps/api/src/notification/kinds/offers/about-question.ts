import { and, eq, isNull } from "../../../platform/db/drizzle.ts"
import type { Database } from "../../../platform/db/client.ts"
import { taskQuestions } from "../../../platform/db/schema/task-question.ts"
import { tasks } from "../../../platform/db/schema/task.ts"
import { party } from "../kind.ts"

type QuestionEvent = { questionId: string }

/** Nobody is notified about what has been withdrawn since. */
async function shownQuestion({ questionId }: QuestionEvent, db: Database) {
  const [found] = await db
    .select({
      taskId: tasks.id,
      title: tasks.title,
      ownerId: tasks.ownerId,
      authorId: taskQuestions.authorId,
      answeredAt: taskQuestions.answeredAt,
    })
    .from(taskQuestions)
    .innerJoin(tasks, eq(tasks.id, taskQuestions.taskId))
    .where(
      and(
        eq(taskQuestions.id, questionId),
        eq(taskQuestions.isHidden, false),
        isNull(taskQuestions.deletedAt),
      ),
    )
  return found
}

export async function notifyOwnerOfQuestion(event: QuestionEvent, db: Database) {
  const found = await shownQuestion(event, db)
  if (!found || found.answeredAt) return []
  const { taskId, title, ownerId, authorId } = found
  // As beside the question, where nobody is a company.
  return [{ userId: ownerId, data: { taskId, title }, person: { id: authorId, asProvider: false } }]
}

export async function notifyAsker(event: QuestionEvent, db: Database) {
  const found = await shownQuestion(event, db)
  if (!found?.answeredAt) return []
  const { taskId, title, ownerId, authorId } = found
  return [{ userId: authorId, data: { taskId, title }, person: party(ownerId, found) }]
}
