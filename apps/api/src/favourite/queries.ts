import { and, desc, eq, sql, type SQL } from "../platform/db/drizzle.ts"
import type { FavouriteType, MyFavourites } from "@doable/domain/favourite/input"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { favourites } from "../platform/db/schema/favourite.ts"
import { cardsById as providerCards, showCard as showProvider } from "../provider/card.ts"
import { cardsById as taskCards, showCard as showTask } from "../task/card.ts"

/** What is no longer to be seen is no longer listed; it comes back if it can be seen again. */
export async function findMyFavourites(ctx: UserContext, { targetType, pagination }: MyFavourites) {
  const { db, user } = ctx
  const { ids, total } = await idsOf(db, user.id, targetType, pagination)
  if (targetType === "provider") {
    const cards = await providerCards(db, user.id, ids)
    return { targetType, data: cards.map((card) => showProvider(ctx, card)), total }
  }
  const cards = await taskCards(db, user.id, ids)
  return { targetType, data: cards.map((card) => showTask(ctx, card)), total }
}

const isSeen: Record<FavouriteType, (userId: string) => SQL> = {
  // People who were invited or made an offer see more than others do, as on the task's page.
  task: (userId) => sql`exists (select 1 from tasks t where t.id = ${favourites.targetId} and (
    t.owner_id = ${userId}
    or (t.visibility = 'public' and t.status in ('open', 'assigned', 'in_progress', 'completion_requested', 'completed'))
    or (t.status not in ('draft', 'held', 'removed') and (
      exists (select 1 from task_offers o where o.task_id = t.id and o.provider_id = ${userId})
      or exists (select 1 from task_invites i where i.task_id = t.id and i.provider_id = ${userId})))))`,
  provider: () =>
    sql`exists (select 1 from provider_profiles p where p.id = ${favourites.targetId} and p.status = 'published')`,
}

async function idsOf(
  db: Database,
  userId: string,
  targetType: FavouriteType,
  { limit, offset }: MyFavourites["pagination"],
) {
  const where = and(
    eq(favourites.userId, userId),
    eq(favourites.targetType, targetType),
    isSeen[targetType](userId),
  )
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: favourites.targetId })
      .from(favourites)
      .where(where)
      .orderBy(sql`${favourites.createdAt} desc nulls last`, desc(favourites.targetId))
      .limit(limit)
      .offset(offset),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(favourites)
      .where(where),
  ])
  return { ids: rows.map(({ id }) => id), total: all?.count ?? 0 }
}
