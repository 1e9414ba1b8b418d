import { and, desc, eq, inArray, isNotNull } from "../platform/db/drizzle.ts"
import { taskQuestions } from "../platform/db/schema/task-question.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"
import { countQuestions } from "./count-questions.ts"

export const questionData: PersonalData = {
  tasksToLock: (tx, userId) =>
    tx.select({ id: taskQuestions.taskId }).from(taskQuestions).where(eq(taskQuestions.authorId, userId)),
  /** What one asked goes; so does what one answered on one's own tasks. */
  forget: async (tx, { id }) => {
    const gone = await tx.delete(taskQuestions).where(eq(taskQuestions.authorId, id)).returning()
    await countQuestions(tx, [...new Set(gone.map(({ taskId }) => taskId))])
    const ownTasks = tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.ownerId, id))
    await tx
      .update(taskQuestions)
      .set({ answerText: "" })
      .where(and(inArray(taskQuestions.taskId, ownTasks), isNotNull(taskQuestions.answerText)))
  },
  tell: async (db, userId) => {
    const { taskId, text, lang, answerText, createdAt, answeredAt } = taskQuestions
    const [asked, answered] = await Promise.all([
      db
        .select({ taskId, text, lang, createdAt })
        .from(taskQuestions)
        .where(eq(taskQuestions.authorId, userId))
        .orderBy(desc(createdAt))
        .limit(mostTold),
      db
        .select({ taskId, text: answerText, answeredAt })
        .from(taskQuestions)
        .innerJoin(tasks, eq(tasks.id, taskId))
        .where(and(eq(tasks.ownerId, userId), isNotNull(answerText)))
        .orderBy(desc(answeredAt))
        .limit(mostTold),
    ])
    return { questions: asked, answers: answered }
  },
}
