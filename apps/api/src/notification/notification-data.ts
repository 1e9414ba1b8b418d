import { desc, eq } from "drizzle-orm"
import { notificationCounts, notifications, unwantedEmails } from "../platform/db/schema/notification.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const notificationData: PersonalData = {
  forget: async (tx, { id }) => {
    // Locks the counts first, as every writer of notifications does.
    await tx.delete(notificationCounts).where(eq(notificationCounts.userId, id))
    await tx.delete(notifications).where(eq(notifications.userId, id))
    await tx.delete(unwantedEmails).where(eq(unwantedEmails.userId, id))
  },
  tell: async (db, userId) => {
    const { type, metadata, isRead, createdAt } = notifications
    const rows = await db
      .select({ type, metadata, isRead, createdAt })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    const unwanted = await db
      .select({ type: unwantedEmails.type, createdAt: unwantedEmails.createdAt })
      .from(unwantedEmails)
      .where(eq(unwantedEmails.userId, userId))
      .limit(mostTold)
    // Others are no part of what is kept about this person.
    const told = rows.map(({ metadata: { person: _, ...rest }, ...row }) => ({ ...row, metadata: rest }))
    return { notifications: told, unwantedEmails: unwanted }
  },
}
