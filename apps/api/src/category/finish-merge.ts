import { and, eq, isNotNull, isNull } from "drizzle-orm"
import type { Database, Transaction } from "../db/client.ts"
import { categories } from "../db/schema/category.ts"
import type { Effect } from "../outbox/effect.ts"
import { record } from "../outbox/record.ts"
import { usedCategories } from "./admin-queries.ts"
import { moveBranchPortion, moveLeafPortion, type Way } from "./move-content.ts"

/**
 * Whatever lies in what was merged follows portion by portion, each in a transaction of its own; when nothing is left
 * it is deleted. Running it twice, at once or after a kill, moves nothing twice. Says whether it is done.
 */
export async function finishMerge(db: Database, fromId: string, untilMs: number): Promise<boolean> {
  let isIdle = false
  for (;;) {
    const moved = await db.transaction((tx) => movePortion(tx, fromId))
    if (moved === null) return true
    if (moved === 0) {
      if (await db.transaction((tx) => deleteEmpty(tx, fromId))) return true
      // Once somebody may have come in between; twice there is something that cannot be moved.
      if (isIdle) throw new Error(`the merged category ${fromId} does not get empty`)
    }
    isIdle = moved === 0
    if (Date.now() > untilMs) return false
  }
}

/** Null: it is no longer being merged. The locks keep the tree as it is for as long as this portion takes. */
async function movePortion(tx: Transaction, fromId: string): Promise<number | null> {
  const way = await wayOf(tx, fromId, "share")
  if (!way) return null
  return way.isBranch ? moveBranchPortion(tx, way) : moveLeafPortion(tx, way)
}

async function wayOf(tx: Transaction, fromId: string, lock: "share" | "update"): Promise<Way | null> {
  const isMerging = and(isNotNull(categories.mergedIntoId), isNull(categories.deletedAt))
  const [from] = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.id, fromId), isMerging))
    .for(lock)
  if (!from?.mergedIntoId) return null
  const [to] = await tx.select().from(categories).where(eq(categories.id, from.mergedIntoId)).for("share")
  if (!to) return null
  return { fromId, toId: to.id, parentId: to.parentId, isBranch: from.parentId === null }
}

/** Whoever has begun to write into it is waited for and found; whoever comes later is led on. */
async function deleteEmpty(tx: Transaction, fromId: string): Promise<boolean> {
  if (!(await wayOf(tx, fromId, "update"))) return true
  if ((await usedCategories(tx, fromId)).has(fromId)) return false
  const now = new Date()
  await tx.update(categories).set({ deletedAt: now, updatedAt: now }).where(eq(categories.id, fromId))
  return true
}

/** A job has a minute; what takes longer is asked for again, so that no portion waits for a retry. */
const workMs = 40_000

export const finishMergeLater: Effect<"category.merged"> = {
  name: "finish-merge",
  run: async ({ db }, event) => {
    if (await finishMerge(db, event.fromId, Date.now() + workMs)) return
    await db.transaction((tx) => record(tx, event))
  },
}
