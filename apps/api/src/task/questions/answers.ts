import { z } from "zod"
import { locales } from "@doable/domain/locale"

export const question = z.object({
  id: z.string(),
  taskId: z.string(),
  text: z.string(),
  lang: z.enum(locales),
  /** First name and initial. */
  author: z.object({ name: z.string(), image: z.string().nullable() }),
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
  createdAt: z.string(),
  isMine: z.boolean(),
  canAnswer: z.boolean(),
  canDelete: z.boolean(),
})
export type QuestionAnswer = z.infer<typeof question>

export const questionList = z.object({ data: z.array(question), total: z.number() })
