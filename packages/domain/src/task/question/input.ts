import { z } from "zod"
import { locales } from "../../locale.ts"
import { questionLength } from "./limits.ts"

const id = z.uuid()
const text = z.string().trim().min(questionLength.min).max(questionLength.max)
const pagination = z
  .object({
    limit: z.int().min(1).max(100).default(20),
    offset: z.int().min(0).max(10_000).default(0),
  })
  .default({ limit: 20, offset: 0 })

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
