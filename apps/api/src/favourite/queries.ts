import { and, desc, eq, sql } from "drizzle-orm"
import type { MyFavourites } from "@doable/domain/favourite/input"
import type { UserContext } from "../context.ts"
import { favourites } from "../db/schema/favourite.ts"
import { tasks } from "../db/schema/task.ts"
import { cardsById, showCard } from "../task/card.ts"

/** What is no longer to be seen is no longer listed; it comes back if its task does. */
export async function findMyFavourites(ctx: UserContext, { targetType, pagination }: MyFavourites) {
  const { db, user } = ctx
  const isSeen = sql`(${tasks.ownerId} = ${user.id} or (${tasks.visibility} = 'public' and ${tasks.status} in ('open', 'assigned', 'in_progress', 'completion_requested', 'completed')))`
  const where = and(eq(favourites.userId, user.id), eq(favourites.targetType, targetType), isSeen)
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: favourites.targetId })
      .from(favourites)
      .innerJoin(tasks, eq(tasks.id, favourites.targetId))
      .where(where)
      .orderBy(desc(favourites.createdAt), desc(favourites.targetId))
      .limit(pagination.limit)
      .offset(pagination.offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(favourites)
      .innerJoin(tasks, eq(tasks.id, favourites.targetId))
      .where(where),
  ])
  const cards = await cardsById(
    db,
    user.id,
    rows.map(({ id }) => id),
  )
  return { data: cards.map((card) => showCard(ctx, card)), total: all?.count ?? 0 }
}
