import { and, eq, ne } from "../platform/db/drizzle.ts"
import type { UpdateNotification } from "@doable/domain/notification/input"
import type { UserContext } from "../platform/context.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { changeCounts, lockCounts } from "./change-counts.ts"
import { notificationById } from "./queries.ts"

export async function updateNotification(ctx: UserContext, { id, payload: { isRead } }: UpdateNotification) {
  const userId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    await lockCounts(tx, userId)
    const isOther = and(
      eq(notifications.id, id),
      eq(notifications.userId, userId),
      ne(notifications.isRead, isRead),
    )
    const change = { isRead, updatedAt: ctx.now() }
    const changed = await tx
      .update(notifications)
      .set(change)
      .where(isOther)
      .returning({ id: notifications.id })
    await changeCounts(tx, userId, { unread: isRead ? -changed.length : changed.length })
  })
  return notificationById(ctx, { id })
}
