import { and, asc, eq, isNotNull, isNull, or } from "../../platform/db/drizzle.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { record } from "../../platform/outbox/record.ts"
import { usedCategories } from "./admin-queries.ts"
import { moveBranchPortion, moveLeafPortion } from "./move-content.ts"

/**
 * Moves what's in a merged category in batches, each in its own transaction, and deletes the category when nothing is
 * left. Running it twice, in parallel or after a kill, moves nothing twice. Returns whether it's done.
 */
export async function finishMerge(db: Database, fromId: string, untilMs: number): Promise<boolean> {
  let isIdle = false
  for (;;) {
    const moved = await db.transaction((tx) => movePortion(tx, fromId))
    if (moved === "over") return true
    if (moved === 0) {
      if (await db.transaction((tx) => deleteEmpty(tx, fromId))) return true
      // Once, someone may have added something in between; twice means that something can't be moved.
      if (isIdle) throw new Error(`the merged category ${fromId} does not get empty`)
    }
    isIdle = moved === 0
    if (Date.now() > untilMs) return false
  }
}

const isMerging = (id: string) =>
  and(eq(categories.id, id), isNotNull(categories.mergedIntoId), isNull(categories.deletedAt))

/** How many were moved; or it's no longer being merged, or leads elsewhere now. */
async function movePortion(tx: Transaction, fromId: string): Promise<number | "over" | "again"> {
  const { id, mergedIntoId } = categories
  const [led] = await tx.select({ toId: mergedIntoId }).from(categories).where(isMerging(fromId))
  if (!led?.toId) return "over"
  // Keeps the tree unchanged while this runs. Same lock order as every change of the tree: see lock-tree.ts.
  const both = await tx
    .select()
    .from(categories)
    .where(or(isMerging(fromId), eq(id, led.toId)))
    .orderBy(asc(id))
    .for("share")
  const [from, to] = [fromId, led.toId].map((one) => both.find((row) => row.id === one))
  if (!from || !to || from.mergedIntoId !== to.id) return "again"
  const way = { fromId, toId: to.id, parentId: to.parentId }
  return from.parentId === null ? moveBranchPortion(tx, way) : moveLeafPortion(tx, way)
}

/** The lock waits for transactions that already use this category; later ones are redirected. */
async function deleteEmpty(tx: Transaction, fromId: string): Promise<boolean> {
  const [from] = await tx.select().from(categories).where(isMerging(fromId)).for("update")
  if (!from) return true
  if ((await usedCategories(tx, fromId)).has(fromId)) return false
  const now = new Date()
  await tx.update(categories).set({ deletedAt: now, updatedAt: now }).where(eq(categories.id, fromId))
  return true
}

/** A job has a minute; if there's more, it queues another, so that no batch waits for a retry. */
const workMs = 40_000

export const finishMergeLater: Effect<"category.merged"> = {
  name: "finish-merge",
  run: async ({ db }, event) => {
    if (await finishMerge(db, event.fromId, Date.now() + workMs)) return
    await db.transaction((tx) => record(tx, event))
  },
}
