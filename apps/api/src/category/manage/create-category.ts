import { eq } from "../../platform/db/drizzle.ts"
import type { CreateCategory } from "@doable/domain/category/admin-input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { changeTree } from "./change-tree.ts"
import { lockTree } from "./lock-tree.ts"

/** At the end of its branch, hidden until someone switches it on. */
export function createCategory(
  ctx: UserContext,
  { parentId, slug, payload, reason }: CreateCategory,
): Promise<string> {
  return changeTree(ctx, async (tx, write) => {
    const tree = await lockTree(tx)
    if (parentId !== null && tree.rows.find(({ id }) => id === parentId)?.parentId !== null) {
      throw new Refused("category_parent_unfit")
    }
    // Of those that were deleted too: an address stays that of what it was given to.
    const taken = await tx.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug))
    if (taken.length > 0) throw new Refused("category_slug_taken")
    const sortOrder = (tree.siblingsUnder(parentId).at(-1)?.sortOrder ?? 0) + 10
    const [created] = await tx
      .insert(categories)
      .values({ ...payload, parentId, slug, sortOrder, isActive: false, updatedAt: ctx.now() })
      .returning({ id: categories.id })
    if (!created) throw new Error("no category")
    await write({ action: "category.create", id: created.id, after: { slug, parentId, ...payload }, reason })
    return created.id
  })
}
