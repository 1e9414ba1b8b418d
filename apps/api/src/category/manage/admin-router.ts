import { z } from "zod"
import {
  createCategoryInput,
  deleteCategoryInput,
  mergeCategoryInput,
  moveCategoryInput,
  setCategoryActiveInput,
  updateCategoryInput,
} from "@doable/domain/category/admin-input"
import { categoryQuestion, synonyms } from "@doable/domain/category/category"
import { inEachLanguage } from "@doable/domain/text/l10n"
import { adminProcedure, router } from "../../platform/trpc.ts"
import { adminCategories } from "./admin-queries.ts"
import { createCategory } from "./create-category.ts"
import { deleteCategory } from "./delete-category.ts"
import { mergeCategory } from "./merge-category.ts"
import { moveCategory } from "./move-category.ts"
import { setCategoryActive } from "./set-category-active.ts"
import { updateCategory } from "./update-category.ts"

/** Some languages may still be missing here. */
const texts = inEachLanguage(z.string())

const adminCategory = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  slug: z.string(),
  name: texts,
  description: texts,
  icon: z.string(),
  sortOrder: z.number(),
  isActive: z.boolean(),
  isPopular: z.boolean(),
  requiresVerification: z.boolean(),
  questions: z.array(categoryQuestion),
  synonyms,
  /** As it was shipped; once changed, no release writes over it. */
  isOurs: z.boolean(),
  /** What lay in it is on its way into the other; `left`: how much still has to follow, counted up to ten thousand. */
  merging: z.object({ intoId: z.string(), left: z.number() }).nullable(),
  openTasks: z.number(),
  doers: z.number(),
  /** It contains something, so it can't be deleted. */
  isUsed: z.boolean(),
  updatedAt: z.string(),
})

/** Every command answers with the tree as it is after it: a hundred rows, and none of them stale. */
const tree = z.object({
  data: z.array(adminCategory),
  total: z.number(),
  /** The category that the command was about. */
  id: z.string(),
})

export const adminCategoryRouter = router({
  getTree: adminProcedure.output(tree.omit({ id: true })).query(({ ctx }) => adminCategories(ctx)),
  create: adminProcedure
    .input(createCategoryInput)
    .output(tree)
    .mutation(async ({ ctx, input }) => ({
      id: await createCategory(ctx, input),
      ...(await adminCategories(ctx)),
    })),
  update: adminProcedure
    .input(updateCategoryInput)
    .output(tree)
    .mutation(async ({ ctx, input }) => ({
      id: await updateCategory(ctx, input),
      ...(await adminCategories(ctx)),
    })),
  move: adminProcedure
    .input(moveCategoryInput)
    .output(tree)
    .mutation(async ({ ctx, input }) => ({
      id: await moveCategory(ctx, input),
      ...(await adminCategories(ctx)),
    })),
  setActive: adminProcedure
    .input(setCategoryActiveInput)
    .output(tree)
    .mutation(async ({ ctx, input }) => ({
      id: await setCategoryActive(ctx, input),
      ...(await adminCategories(ctx)),
    })),
  merge: adminProcedure
    .input(mergeCategoryInput)
    .output(tree)
    .mutation(async ({ ctx, input }) => ({
      id: await mergeCategory(ctx, input),
      ...(await adminCategories(ctx)),
    })),
  delete: adminProcedure
    .input(deleteCategoryInput)
    .output(tree)
    .mutation(async ({ ctx, input }) => ({
      id: await deleteCategory(ctx, input),
      ...(await adminCategories(ctx)),
    })),
})
