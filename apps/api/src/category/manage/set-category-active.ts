import { eq } from "../../platform/db/drizzle.ts"
import type { SetCategoryActive } from "@doable/domain/category/admin-input"
import { whyCannotShow } from "@doable/domain/category/rules"
import type { UserContext } from "../../platform/context.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { refuse } from "../../platform/refuse.ts"
import { changeTree } from "./change-tree.ts"
import { lockTree } from "./lock-tree.ts"

/** Shows or hides it: its contents stay as they are, and nothing new is added while it's hidden. */
export function setCategoryActive(
  ctx: UserContext,
  { id, isActive, reason }: SetCategoryActive,
): Promise<string> {
  return changeTree(ctx, async (tx, write) => {
    const row = (await lockTree(tx)).find(id)
    if (isActive) refuse(whyCannotShow(row))
    if (row.isActive === isActive) return id
    await tx.update(categories).set({ isActive, updatedAt: ctx.now() }).where(eq(categories.id, id))
    await write({
      action: "category.set_active",
      id,
      before: { isActive: row.isActive },
      after: { isActive },
      reason,
    })
    return id
  })
}
