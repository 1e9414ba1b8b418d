import { and, eq } from "../platform/db/drizzle.ts"
import type { Favourite } from "@doable/domain/favourite/input"
import type { UserContext } from "../platform/context.ts"
import { favourites } from "../platform/db/schema/favourite.ts"
import { targets } from "./targets.ts"

/** What wasn't saved, or is no longer there, isn't saved afterwards either. */
export function removeFavourite(ctx: UserContext, { targetType, targetId }: Favourite) {
  const { lock, changeCount } = targets[targetType]
  return ctx.db.transaction(async (tx) => {
    // The target's row first, so that two commands never wait for each other.
    await lock(tx, targetId)
    const removed = await tx
      .delete(favourites)
      .where(
        and(
          eq(favourites.userId, ctx.user.id),
          eq(favourites.targetType, targetType),
          eq(favourites.targetId, targetId),
        ),
      )
      .returning()
    if (removed.length > 0) await changeCount(tx, [targetId], -1)
    return { isSaved: false }
  })
}
