import { eq } from "../../platform/db/drizzle.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { categories } from "../../platform/db/schema/category.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { record } from "../../platform/outbox/record.ts"
import { followDoersPortion, followLeafPortion } from "./move-content.ts"

const beforeAll = "00000000-0000-0000-0000-000000000000"

/** Moves the contents of a subcategory that got a new parent, in batches. Returns whether it's done. */
export async function followLeaf(db: Database, leafId: string, untilMs: number): Promise<boolean> {
  const isOver = () => Date.now() > untilMs
  while ((await db.transaction((tx) => withBranch(tx, leafId, followLeafPortion))) ?? 0) {
    if (isOver()) return false
  }
  let last: string | null = beforeAll
  while (last !== null) {
    const after: string = last
    last =
      (await db.transaction((tx) => withBranch(tx, leafId, (tx, id) => followDoersPortion(tx, id, after)))) ??
      null
    if (last !== null && isOver()) return false
  }
  return true
}

/** Under the branch of this moment, which stays so for as long as the portion takes. */
async function withBranch<Answer>(
  tx: Transaction,
  leafId: string,
  work: (tx: Transaction, leafId: string, branchId: string) => Promise<Answer>,
): Promise<Answer | null> {
  const { parentId } = categories
  const [leaf] = await tx.select({ parentId }).from(categories).where(eq(categories.id, leafId)).for("share")
  return leaf?.parentId ? work(tx, leafId, leaf.parentId) : null
}

/** A job has a minute; if there's more, it queues another, so that no batch waits for a retry. */
const workMs = 40_000

export const followLeafLater: Effect<"category.moved"> = {
  name: "follow-leaf",
  run: async ({ db }, event) => {
    if (await followLeaf(db, event.leafId, Date.now() + workMs)) return
    await db.transaction((tx) => record(tx, event))
  },
}
