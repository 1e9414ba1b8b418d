import { eq } from "../../platform/db/drizzle.ts"
import type { CategoryContent, UpdateCategory } from "@doable/domain/category/admin-input"
import { whyCannotShow } from "@doable/domain/category/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { refuse } from "../../platform/refuse.ts"
import { changeTree } from "./change-tree.ts"
import { lockTree } from "./lock-tree.ts"

/** From now on our releases don't overwrite it. */
export function updateCategory(
  ctx: UserContext,
  { id, updatedAt, payload, reason }: UpdateCategory,
): Promise<string> {
  return changeTree(ctx, async (tx, write) => {
    const before = (await lockTree(tx)).find(id)
    if (before.updatedAt.getTime() !== Date.parse(updatedAt)) throw new Refused("category_changed_elsewhere")
    const after = { ...before, ...payload }
    if (before.isActive) refuse(whyCannotShow(after))
    const changed = (Object.keys(payload) as (keyof CategoryContent)[]).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    )
    if (changed.length === 0) return id
    await tx
      .update(categories)
      .set({ ...payload, seedHash: null, updatedAt: ctx.now() })
      .where(eq(categories.id, id))
    const only = (row: CategoryContent) => Object.fromEntries(changed.map((field) => [field, row[field]]))
    await write({
      action: "category.update",
      id,
      before: only(before as unknown as CategoryContent),
      after: only(after as unknown as CategoryContent),
      reason,
    })
    return id
  })
}
