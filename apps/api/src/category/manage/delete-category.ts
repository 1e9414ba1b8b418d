import { eq } from "../../platform/db/drizzle.ts"
import type { DeleteCategory } from "@doable/domain/category/admin-input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { usedCategories } from "./admin-queries.ts"
import { changeTree } from "./change-tree.ts"
import { lockTree } from "./lock-tree.ts"

/** Only what nobody uses. The row stays, so that no release brings it back. */
export function deleteCategory(ctx: UserContext, { id, reason }: DeleteCategory): Promise<string> {
  const now = ctx.now()
  return changeTree(ctx, async (tx, write) => {
    const tree = await lockTree(tx)
    const row = tree.find(id)
    if (tree.siblingsUnder(id).length > 0 || tree.isMergedInto(id)) throw new Refused("category_in_use")
    // The lock waits for transactions that already use this category; later ones see that it's deleted.
    await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for("update")
    if ((await usedCategories(tx, id)).has(id)) throw new Refused("category_in_use")
    const gone = { deletedAt: now, isActive: false, updatedAt: now }
    await tx.update(categories).set(gone).where(eq(categories.id, id))
    await write({ action: "category.delete", id, before: { slug: row.slug, name: row.name }, reason })
    return id
  })
}
