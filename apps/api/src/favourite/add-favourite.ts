import { and, eq, sql } from "../platform/db/drizzle.ts"
import { favouritesPerPerson, type Favourite } from "@doable/domain/favourite/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import { favourites } from "../platform/db/schema/favourite.ts"
import { seenProvider } from "../provider/find-provider.ts"
import { seenTask } from "../task/seen-task.ts"
import { lockUser } from "../user/lock-user.ts"
import { targets } from "./targets.ts"

/** Saving twice is saving once. */
export async function addFavourite(ctx: UserContext, { targetType, targetId }: Favourite) {
  const { db, user } = ctx
  await (targetType === "task" ? seenTask(ctx, targetId) : seenProvider(ctx, targetId))
  const { isLockedFirst, lock, changeCount } = targets[targetType]
  return db.transaction(async (tx) => {
    if (isLockedFirst) await lock(tx, targetId)
    await lockUser(tx, user.id)
    if (!isLockedFirst) await lock(tx, targetId)
    const [kept] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(favourites)
      .where(and(eq(favourites.userId, user.id), eq(favourites.targetType, targetType)))
    if (kept && kept.count >= favouritesPerPerson) throw new Refused("favourite_limit_reached")
    const row = { userId: user.id, targetType, targetId, createdAt: ctx.now() }
    const added = await tx.insert(favourites).values(row).onConflictDoNothing().returning()
    if (added.length > 0) await changeCount(tx, [targetId], 1)
    return { isSaved: true }
  })
}
