import { eq } from "../../platform/db/drizzle.ts"
import type { UserContext } from "../../platform/context.ts"
import { calendarFeeds } from "../../platform/db/schema/provider.ts"
import { lockUser } from "../../user/lock-user.ts"

export async function findCalendarLink({ db, user, feedAddress }: UserContext) {
  const [feed] = await db
    .select({ id: calendarFeeds.id })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, user.id))
  return { link: feed ? feedAddress(feed.id) : null }
}

export async function removeCalendarLink({ db, user }: UserContext) {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, user.id))
  return { link: null }
}

/** The first link, or another one: the link before it ends with this. */
export function renewCalendarLink({ db, user, feedAddress, now }: UserContext) {
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, user.id))
    const [feed] = await tx
      .insert(calendarFeeds)
      .values({ userId: user.id, createdAt: now() })
      .returning({ id: calendarFeeds.id })
    return { link: feed ? feedAddress(feed.id) : null }
  })
}
