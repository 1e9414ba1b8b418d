import { eq } from "../../platform/db/drizzle.ts"
import type { MoveCategory } from "@doable/domain/category/admin-input"
import { whyCannotMove } from "@doable/domain/category/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { changeTree, forgetTree } from "./change-tree.ts"
import { followLeaf } from "./follow-leaf.ts"
import { lockTree, type CategoryRecord } from "./lock-tree.ts"

const gap = 10
/** How long the page waits; larger ones continue in the background. */
const waitMs = 2000

/** Moves it among its siblings, or to another parent: its contents follow in batches. */
export async function moveCategory(
  ctx: UserContext,
  { id, parentId, afterId, reason }: MoveCategory,
): Promise<string> {
  const now = ctx.now()
  const isElsewhere = await changeTree(ctx, async (tx, write) => {
    const tree = await lockTree(tx)
    const row = tree.find(id)
    const parent = tree.rows.find((one) => one.id === parentId) ?? null
    refuse(whyCannotMove(row, { parentId, parent }))
    const others = tree.siblingsUnder(parentId).filter((one) => one.id !== id)
    const at = afterId === null ? 0 : others.findIndex((one) => one.id === afterId) + 1
    if (afterId !== null && at === 0) throw new Refused("category_parent_unfit")
    const isThere = row.parentId === parentId && tree.siblingsUnder(parentId).indexOf(row) === at
    if (isThere) return false
    await place(tx, row, { parentId, others, at, now })
    const isOtherBranch = row.parentId !== parentId
    if (isOtherBranch) await record(tx, { type: "category.moved", leafId: id })
    await write({
      action: "category.move",
      id,
      before: { parentId: row.parentId, place: tree.siblingsUnder(row.parentId).indexOf(row) + 1 },
      after: { parentId, place: at + 1 },
      reason,
    })
    return isOtherBranch
  })
  if (isElsewhere) {
    // What fails or takes longer here is the job's.
    await followLeaf(ctx.db, id, Date.now() + waitMs).catch(() => false)
    forgetTree(ctx.db)
  }
  return id
}

type Place = { parentId: string | null; others: CategoryRecord[]; at: number; now: Date }

/** Between its neighbours where there's room; otherwise all of them are numbered again. */
async function place(tx: Transaction, row: CategoryRecord, { parentId, others, at, now }: Place) {
  const [left, right] = [others[at - 1]?.sortOrder ?? 0, others[at]?.sortOrder ?? null]
  const between = right === null ? left + gap : Math.floor((left + right) / 2)
  const set = (id: string, sortOrder: number, more: object = {}) =>
    tx
      .update(categories)
      .set({ sortOrder, seedHash: null, updatedAt: now, ...more })
      .where(eq(categories.id, id))
  if (between > left && (right === null || between < right)) {
    await set(row.id, between, { parentId })
    return
  }
  for (const [place, one] of others.toSpliced(at, 0, row).entries()) {
    await set(one.id, (place + 1) * gap, one.id === row.id ? { parentId } : {})
  }
}
