import { z } from "zod"
import { inEachLanguage } from "../text/l10n.ts"
import { categoryQuestion, categorySlug, questionsPerCategory, synonyms } from "./category.ts"
import { categoryIcons } from "./icons.ts"
import { categoryDescriptionLength, categoryNameLength } from "./limits.ts"

const id = z.uuid()
const reason = z.string().trim().max(500)
/** Where the difference says it all; where someone is concerned, a reason is asked for. */
const maybe = { reason: reason.optional() }

/** While it is being written some languages may be missing; it is shown only when none is. */
const texts = (most: number) => inEachLanguage(z.string().trim().max(most).default(""))

const categoryContent = z.object({
  name: texts(categoryNameLength.max),
  description: texts(categoryDescriptionLength.max),
  icon: z.enum(categoryIcons),
  isPopular: z.boolean(),
  requiresVerification: z.boolean(),
  synonyms,
  questions: z
    .array(categoryQuestion)
    .max(questionsPerCategory)
    .refine((questions) => new Set(questions.map(({ key }) => key)).size === questions.length, {
      error: "key_twice",
    }),
})
export type CategoryContent = z.infer<typeof categoryContent>

export const createCategoryInput = z.object({
  parentId: id.nullable(),
  /** Its address, permanently. */
  slug: categorySlug,
  payload: categoryContent,
  ...maybe,
})
export type CreateCategory = z.infer<typeof createCategoryInput>

export const updateCategoryInput = z.object({
  id,
  /** When the row that was read had been changed last. */
  updatedAt: z.iso.datetime({ offset: true }),
  payload: categoryContent.partial(),
  ...maybe,
})
export type UpdateCategory = z.infer<typeof updateCategoryInput>

/** Behind `afterId` among its new siblings; null: in front of them. */
export const moveCategoryInput = z.object({ id, parentId: id.nullable(), afterId: id.nullable(), ...maybe })
export type MoveCategory = z.infer<typeof moveCategoryInput>

export const setCategoryActiveInput = z.object({ id, isActive: z.boolean(), ...maybe })
export type SetCategoryActive = z.infer<typeof setCategoryActiveInput>

export const mergeCategoryInput = z.object({ fromId: id, toId: id, reason: reason.min(1) })
export type MergeCategory = z.infer<typeof mergeCategoryInput>

export const deleteCategoryInput = z.object({ id, reason: reason.min(1) })
export type DeleteCategory = z.infer<typeof deleteCategoryInput>
