import { and, eq, sql } from "drizzle-orm"
import { favouritesPerPerson, type Favourite } from "@doable/domain/favourite/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../context.ts"
import { favourites } from "../db/schema/favourite.ts"
import { tasks } from "../db/schema/task.ts"
import { seenTask } from "../task/find-task.ts"
import { lockTask } from "../task/lock-task.ts"
import { lockUser } from "../user/lock-user.ts"

/** Saving twice is saving once. */
export async function addFavourite(ctx: UserContext, { targetType, targetId }: Favourite) {
  const { db, user } = ctx
  await seenTask(ctx, targetId)
  return db.transaction(async (tx) => {
    await lockTask(tx, targetId)
    await lockUser(tx, user.id)
    const [kept] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(favourites)
      .where(and(eq(favourites.userId, user.id), eq(favourites.targetType, targetType)))
    if (kept && kept.count >= favouritesPerPerson) throw new Refused("favourite_limit_reached")
    const row = { userId: user.id, targetType, targetId, createdAt: ctx.now() }
    const added = await tx.insert(favourites).values(row).onConflictDoNothing().returning()
    if (added.length > 0) {
      await tx
        .update(tasks)
        .set({ savedCount: sql`${tasks.savedCount} + 1` })
        .where(eq(tasks.id, targetId))
    }
    return { isSaved: true }
  })
}
