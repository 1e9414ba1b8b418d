import { z } from "zod"
import { pagination } from "../../pagination.ts"
import { locales } from "../../locale.ts"
import { questionLength } from "./limits.ts"

const id = z.uuid()
const text = z.string().trim().min(questionLength.min).max(questionLength.max)
export const questionsByTaskInput = z.object({ taskId: id, pagination })
export type QuestionsByTask = z.infer<typeof questionsByTaskInput>

export const createQuestionInput = z.object({
  payload: z.object({ taskId: id, text, lang: z.enum(locales) }),
})
export type CreateQuestion = z.infer<typeof createQuestionInput>

export const answerQuestionInput = z.object({ id, text })
export type AnswerQuestion = z.infer<typeof answerQuestionInput>

export const questionIdInput = z.object({ id })
export type QuestionId = z.infer<typeof questionIdInput>
