import { and, eq } from "../platform/db/drizzle.ts"
import type { UserContext } from "../platform/context.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { changeCounts, lockCounts } from "./change-counts.ts"

/** What is written at this very moment stays unread: nobody has seen it. */
export function markAllAsRead(ctx: UserContext) {
  const userId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    await lockCounts(tx, userId)
    const { rowCount } = await tx
      .update(notifications)
      .set({ isRead: true, updatedAt: ctx.now() })
      .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
    const count = rowCount ?? 0
    await changeCounts(tx, userId, { unread: -count })
    return { count }
  })
}
