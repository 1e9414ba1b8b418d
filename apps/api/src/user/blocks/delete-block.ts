import { and, eq } from "../../platform/db/drizzle.ts"
import type { DeleteBlock } from "@doable/domain/user/block/input"
import type { UserContext } from "../../platform/context.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"

/** Who wasn't blocked isn't blocked afterwards either. */
export async function deleteBlock({ db, user }: UserContext, { userId }: DeleteBlock) {
  await db.delete(userBlocks).where(and(eq(userBlocks.blockerId, user.id), eq(userBlocks.blockedId, userId)))
  return { ok: true }
}
