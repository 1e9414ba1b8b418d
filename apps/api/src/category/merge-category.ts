import { eq } from "drizzle-orm"
import type { MergeCategory } from "@doable/domain/category/admin-input"
import { whyCannotMerge } from "@doable/domain/category/rules"
import type { UserContext } from "../context.ts"
import type { Transaction } from "../db/client.ts"
import { categories } from "../db/schema/category.ts"
import type { Effect } from "../outbox/effect.ts"
import { record } from "../outbox/record.ts"
import { refuse } from "../refuse.ts"
import { changeTree } from "./change-tree.ts"
import { lockTree, type CategoryRecord } from "./lock-tree.ts"
import { moveBranchOfContent, moveContent } from "./move-content.ts"

/** Two become one: whatever lay in the first lies in the second, and the first one's address leads there. */
export function mergeCategory(ctx: UserContext, { fromId, toId, reason }: MergeCategory): Promise<string> {
  const now = ctx.now()
  return changeTree(ctx, async (tx, write) => {
    const tree = await lockTree(tx)
    const [from, to] = [tree.find(fromId), tree.find(toId)]
    const seen = (row: CategoryRecord) => ({
      ...row,
      isShown: row.isActive && (row.parentId === null || tree.find(row.parentId).isActive),
    })
    refuse(whyCannotMerge(seen(from), seen(to)))
    if (from.parentId === null) await adopt(tx, tree.siblingsUnder(fromId), tree.siblingsUnder(toId), to, now)
    else await moveContent(tx, fromId, to)
    const gone = { deletedAt: now, mergedIntoId: toId, isActive: false, seedHash: null, updatedAt: now }
    await tx.update(categories).set(gone).where(eq(categories.id, fromId))
    // What was merged into this one before leads straight on.
    await tx.update(categories).set({ mergedIntoId: toId }).where(eq(categories.mergedIntoId, fromId))
    await record(tx, { type: "category.merged", fromId, toId })
    await write({ action: "category.merge", id: fromId, after: { mergedIntoId: toId }, reason })
    return toId
  })
}

/** The leaves of a branch come behind those of the other. */
async function adopt(
  tx: Transaction,
  leaves: CategoryRecord[],
  others: CategoryRecord[],
  branch: CategoryRecord,
  now: Date,
) {
  let sortOrder = others.at(-1)?.sortOrder ?? 0
  for (const leaf of leaves) {
    sortOrder += 10
    await tx
      .update(categories)
      .set({ parentId: branch.id, sortOrder, seedHash: null, updatedAt: now })
      .where(eq(categories.id, leaf.id))
    await moveBranchOfContent(tx, leaf.id, branch.id)
  }
}

/** Whatever was on its way into the merged one while it was merged follows after the commit. */
export const moveLateContent: Effect<"category.merged"> = {
  name: "move-late-content",
  run: ({ db }, { fromId }) =>
    db.transaction(async (tx) => {
      const [from] = await tx.select().from(categories).where(eq(categories.id, fromId))
      if (!from?.mergedIntoId || from.parentId === null) return
      const [to] = await tx.select().from(categories).where(eq(categories.id, from.mergedIntoId))
      if (to) await moveContent(tx, fromId, to)
    }),
}
