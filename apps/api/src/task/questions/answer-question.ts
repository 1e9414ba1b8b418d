import { eq } from "../../platform/db/drizzle.ts"
import type { AnswerQuestion } from "@doable/domain/task/question/input"
import { whyCannotAnswer } from "@doable/domain/task/question/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockQuestion } from "./lock-question.ts"
import { questionById } from "./queries.ts"

/** The asker is notified of the first answer, not of later edits. */
export function answerQuestion(ctx: UserContext, { id, text }: AnswerQuestion) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { question, task } = await lockQuestion(tx, id)
    refuse(whyCannotAnswer(task, ctx.user.id))
    const screen = await screenFor(tx, "question", ctx.textHits)
    screen.refuse(text)
    await tx
      .update(taskQuestions)
      .set({ answerText: screen.mask(text).text, answeredAt: now, updatedAt: now })
      .where(eq(taskQuestions.id, id))
    if (!question.answeredAt) await record(tx, { type: "question.answered", questionId: id })
    await broadcastTask(tx, task.id, [task.ownerId, question.authorId])
    return questionById(tx, ctx.user, id)
  })
}
