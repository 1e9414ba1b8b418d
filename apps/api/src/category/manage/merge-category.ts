import { eq } from "../../platform/db/drizzle.ts"
import type { MergeCategory } from "@doable/domain/category/admin-input"
import { whyCannotMerge } from "@doable/domain/category/rules"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { changeTree, forgetTree } from "./change-tree.ts"
import { finishMerge } from "./finish-merge.ts"
import { lockTree, type CategoryRecord } from "./lock-tree.ts"

/** How long the page waits; larger ones continue in the background. */
const waitMs = 2000

/**
 * Merges two categories. From the commit on, the first one's address and new tasks lead to the second. Its contents
 * follow in batches, here or in a job, and only then is it deleted.
 */
export async function mergeCategory(
  ctx: UserContext,
  { fromId, toId, reason }: MergeCategory,
): Promise<string> {
  const now = ctx.now()
  await changeTree(ctx, async (tx, write) => {
    const tree = await lockTree(tx)
    const [from, to] = [tree.find(fromId), tree.find(toId)]
    const seen = (row: CategoryRecord) => ({
      ...row,
      isShown: row.isActive && (row.parentId === null || tree.find(row.parentId).isActive),
    })
    refuse(whyCannotMerge(seen(from), seen(to)))
    if (from.parentId === null) {
      const [leaves, others] = [tree.siblingsUnder(fromId), tree.siblingsUnder(toId)]
      await adopt(tx, { from, leaves, others }, toId, now)
    }
    const led = { mergedIntoId: toId, isActive: false, seedHash: null, updatedAt: now }
    await tx.update(categories).set(led).where(eq(categories.id, fromId))
    // What was merged into this one before leads straight on.
    await tx.update(categories).set({ mergedIntoId: toId }).where(eq(categories.mergedIntoId, fromId))
    await record(tx, { type: "category.merged", fromId, toId })
    await write({ action: "category.merge", id: fromId, after: { mergedIntoId: toId }, reason })
  })
  // What fails or takes longer here is the job's.
  await finishMerge(ctx.db, fromId, Date.now() + waitMs).catch(() => false)
  forgetTree(ctx.db)
  return toId
}

type Adopted = { from: CategoryRecord; leaves: CategoryRecord[]; others: CategoryRecord[] }

/** The first one's subcategories come after the other's, including those being merged or deleted. */
async function adopt(tx: Transaction, { from, leaves, others }: Adopted, branchId: string, now: Date) {
  let sortOrder = others.at(-1)?.sortOrder ?? 0
  for (const leaf of leaves) {
    sortOrder += 10
    await tx
      .update(categories)
      .set({ parentId: branchId, sortOrder, seedHash: null, updatedAt: now })
      .where(eq(categories.id, leaf.id))
  }
  await tx.update(categories).set({ parentId: branchId }).where(eq(categories.parentId, from.id))
}
