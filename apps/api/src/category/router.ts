import { z } from "zod"
import { categoryQuestion } from "@doable/domain/category/category"
import { getCategoryInput, getTreeInput, searchCategoriesInput } from "@doable/domain/category/input"
import { l10n } from "@doable/domain/text/l10n"
import { publicProcedure, router } from "../platform/trpc.ts"
import { priceHintAnswer } from "./price-hints.ts"
import { categoryById, categoryTree, foundCategories } from "./queries.ts"

const category = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  slug: z.string(),
  name: l10n,
  description: l10n,
  icon: z.string(),
  isPopular: z.boolean(),
  requiresVerification: z.boolean(),
  /** It has no drawing of its own. */
  isPlain: z.literal(true).optional(),
  openTasks: z.number().optional(),
  doers: z.number().optional(),
})
const priced = category.extend({ priceHint: priceHintAnswer.nullable() })
const branch = category.extend({ children: z.array(category) })
const list = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), total: z.number() })

export const categoryRouter = router({
  getTree: publicProcedure
    .input(getTreeInput)
    .output(list(branch))
    .query(({ ctx, input }) => categoryTree(ctx, input)),
  getById: publicProcedure
    .input(getCategoryInput)
    .output(
      priced.extend({
        children: z.array(priced),
        questions: z.array(categoryQuestion),
        parent: category.nullable(),
      }),
    )
    .query(({ ctx, input }) => categoryById(ctx, input)),
  search: publicProcedure
    .input(searchCategoriesInput)
    .output(list(category.extend({ parent: category.nullable(), score: z.number() })))
    .query(({ ctx, input }) => foundCategories(ctx, input)),
})
