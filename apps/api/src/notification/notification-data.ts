import { desc, eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import {
  notificationCounts,
  notificationPreferences,
  notifications,
  notificationSettings,
  unlistedNotifications,
  unwantedEmails,
  waitingEmails,
  waitingPushes,
  type StoredMetadata,
} from "../platform/db/schema/notification.ts"
import { hideRemoved } from "./kinds/alerts/hide-removed.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

export const notificationData: PersonalData = {
  forget: async (tx, { id }) => {
    // Locks the counts first, as every writer of notifications does.
    await tx.delete(notificationCounts).where(eq(notificationCounts.userId, id))
    await tx.delete(notifications).where(eq(notifications.userId, id))
    // As does every writer of what waits or is chosen.
    await tx.delete(notificationSettings).where(eq(notificationSettings.userId, id))
    for (const table of [
      unlistedNotifications,
      waitingEmails,
      waitingPushes,
      notificationPreferences,
      unwantedEmails,
    ])
      await tx.delete(table).where(eq(table.userId, id))
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
    return {
      notifications: (await hideRemoved(db, rows)).map(withoutPerson),
      notificationsByEmailAlone: await tellUnlisted(db, userId),
      unwantedEmails: unwanted,
      ...(await tellPreferences(db, userId)),
    }
  },
}

type Told = { metadata: StoredMetadata }

/** Others are no part of what is kept about this person. */
function withoutPerson<Row extends Told>({ metadata: { person: _, ...metadata }, ...row }: Row) {
  return { ...row, metadata }
}

async function tellUnlisted(db: Database, userId: string) {
  const { type, metadata, createdAt } = unlistedNotifications
  const rows = await db
    .select({ type, metadata, createdAt })
    .from(unlistedNotifications)
    .where(eq(unlistedNotifications.userId, userId))
    .orderBy(desc(createdAt))
    .limit(mostTold)
  return (await hideRemoved(db, rows)).map(withoutPerson)
}

async function tellPreferences(db: Database, userId: string) {
  const { type, bell, email, push } = notificationPreferences
  const { digest, quietHours, tz } = notificationSettings
  const { dueAt, inDigest, createdAt } = waitingEmails
  return {
    notificationPreferences: await db
      .select({ type, bell, email, push })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, userId))
      .limit(mostTold),
    notificationSettings: await db
      .select({ digest, quietHours, tz })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId))
      .limit(1),
    waitingPushes: await db
      .select({ dueAt: waitingPushes.dueAt, createdAt: waitingPushes.createdAt })
      .from(waitingPushes)
      .where(eq(waitingPushes.userId, userId))
      .limit(mostTold),
    waitingEmails: await db
      .select({ dueAt, inDigest, createdAt })
      .from(waitingEmails)
      .where(eq(waitingEmails.userId, userId))
      .limit(mostTold),
  }
}
