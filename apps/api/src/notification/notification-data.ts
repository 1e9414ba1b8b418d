import { desc, eq } from "drizzle-orm"
import { notificationCounts, notifications } from "../db/schema/notification.ts"
import { mostTold, type PersonalData } from "../user/personal-data.ts"

export const notificationData: PersonalData = {
  forget: async (tx, { id }) => {
    // The counts first, as everywhere: whoever writes notifications queues there.
    await tx.delete(notificationCounts).where(eq(notificationCounts.userId, id))
    await tx.delete(notifications).where(eq(notifications.userId, id))
  },
  tell: async (db, userId) => {
    const { type, metadata, isRead, createdAt } = notifications
    const rows = await db
      .select({ type, metadata, isRead, createdAt })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { notifications: rows }
  },
}
