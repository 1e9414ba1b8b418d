import type { QuestionsByTask } from "@doable/domain/task/question/input"
import type { Caller } from "../../platform/caller.ts"
import type { Context } from "../../platform/context.ts"
import { seenTask } from "../seen-task.ts"
import { questionsOfTask } from "./queries.ts"

/** Everyone who sees the full task sees its questions. */
export async function findQuestions(ctx: Context & { user: Caller | null }, input: QuestionsByTask) {
  const { sight } = await seenTask(ctx, input.taskId)
  if (sight === "outline") return { data: [], total: 0 }
  return questionsOfTask(ctx.db, ctx.user, input)
}
