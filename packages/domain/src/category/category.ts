import { z } from "zod"
import { inEachLanguage, l10n } from "../text/l10n.ts"
import { categorySlugForm, categorySlugLength, questionLabelLength } from "./limits.ts"

export const categorySlug = z
  .string()
  .regex(categorySlugForm)
  .min(categorySlugLength.min)
  .max(categorySlugLength.max)

export const questionTypes = ["text", "number", "select", "multi", "bool"] as const
export type QuestionType = (typeof questionTypes)[number]

const option = z.object({ value: z.string().regex(/^[a-z0-9_]{1,40}$/), label: l10n })

/** What a category asks of everyone who posts a task in it. The key names the answer on the task. */
export const categoryQuestion = z
  .object({
    key: z.string().regex(/^[a-z][A-Za-z0-9]{1,39}$/),
    type: z.enum(questionTypes),
    label: inEachLanguage(z.string().min(1).max(questionLabelLength.max)),
    options: z.array(option).min(2).max(12).optional(),
    required: z.boolean(),
  })
  .refine(({ type, options }) => (type === "select" || type === "multi") === (options !== undefined), {
    path: ["options"],
  })
export type CategoryQuestion = z.infer<typeof categoryQuestion>

const words = z.array(z.string().min(2).max(60)).max(60)

/** Words by which people look for the category, in each language as they would write it. */
export const synonyms = inEachLanguage(words)
export type Synonyms = z.infer<typeof synonyms>

export const questionsPerCategory = 10
