import { and, eq, isNull } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { CreateBlock } from "@doable/domain/user/block/input"
import type { UserContext } from "../../platform/context.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import { users } from "../../platform/db/schema/user.ts"

/** The other one isn't told; what they want to send is refused in words that don't say who blocked who. */
export async function createBlock(ctx: UserContext, { payload: { userId: blockedId, reason } }: CreateBlock) {
  const { db, user } = ctx
  if (blockedId === user.id) throw new Refused("not_on_oneself")
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, blockedId), isNull(users.deletedAt)))
  if (!other) throw new Refused("user_not_found")
  const row = { blockerId: user.id, blockedId, reason: reason || null, createdAt: ctx.now() }
  await db.insert(userBlocks).values(row).onConflictDoNothing()
  return { ok: true }
}
