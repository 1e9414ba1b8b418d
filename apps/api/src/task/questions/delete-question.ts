import { eq } from "../../platform/db/drizzle.ts"
import type { QuestionId } from "@doable/domain/task/question/input"
import { whyCannotDelete } from "@doable/domain/task/question/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskQuestions } from "../../platform/db/schema/task-question.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { countQuestions } from "../count-questions.ts"
import { lockQuestion } from "./lock-question.ts"

export function deleteQuestion(ctx: UserContext, { id }: QuestionId): Promise<{ ok: true }> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { question, task } = await lockQuestion(tx, id)
    refuse(whyCannotDelete(question, ctx.user))
    await tx.update(taskQuestions).set({ deletedAt: now, updatedAt: now }).where(eq(taskQuestions.id, id))
    await countQuestions(tx, [task.id])
    await record(tx, { type: "task.settled", taskId: task.id })
    await broadcastTask(tx, task.id, [task.ownerId, question.authorId])
    return { ok: true as const }
  })
}
