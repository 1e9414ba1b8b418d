import { and, eq, gt, sql } from "drizzle-orm"
import type { Favourite } from "@doable/domain/favourite/input"
import type { UserContext } from "../context.ts"
import { favourites } from "../db/schema/favourite.ts"
import { tasks } from "../db/schema/task.ts"

/** What was not saved, or is no longer there, is not saved afterwards either. */
export function removeFavourite(ctx: UserContext, { targetType, targetId }: Favourite) {
  return ctx.db.transaction(async (tx) => {
    // The task's row first, as everywhere, so that two deeds never wait for each other.
    await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, targetId)).for("update")
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
    if (removed.length > 0) {
      await tx
        .update(tasks)
        .set({ savedCount: sql`${tasks.savedCount} - 1` })
        .where(and(eq(tasks.id, targetId), gt(tasks.savedCount, 0)))
    }
    return { isSaved: false }
  })
}
