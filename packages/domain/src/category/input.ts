import { z } from "zod"
import { categoryQueryLength } from "./limits.ts"

export const getTreeInput = z.object({ includeCounts: z.boolean().optional() }).optional()
export type GetTree = z.infer<typeof getTreeInput>

/** The id or the slug. */
export const getCategoryInput = z.object({ id: z.string().min(1).max(60) })
export type GetCategory = z.infer<typeof getCategoryInput>

export const searchCategoriesInput = z.object({ q: z.string().max(categoryQueryLength.max) })
export type SearchCategories = z.infer<typeof searchCategoriesInput>
