import { randomUUID } from "node:crypto"
import type { Database } from "../../../src/platform/db/client.ts"
import {
  notificationCounts,
  notificationPreferences,
  notifications,
  notificationSettings,
  unlistedNotifications,
  unwantedEmails,
  waitingEmails,
  waitingPushes,
} from "../../../src/platform/db/schema/notification.ts"
import { traces } from "./traces.ts"

/** A row with traces for every table about notifications. */
export const noticeRows: Record<string, (db: Database, person: { id: string }) => Promise<unknown>> = {
  notifications: (db, { id }) =>
    db.insert(notifications).values({
      userId: id,
      eventId: randomUUID(),
      type: "TestNotification",
      metadata: { message: `Hello, ${traces.name}` },
    }),
  unlisted_notifications: (db, { id }) =>
    db.insert(unlistedNotifications).values({
      userId: id,
      eventId: randomUUID(),
      type: "TestNotification",
      metadata: { message: `Hello, ${traces.name}` },
    }),
  waiting_emails: (db, { id }) => {
    const at = { dueAt: new Date(), createdAt: new Date() }
    return db
      .insert(waitingEmails)
      .values({ notificationId: randomUUID(), userId: id, inDigest: true, ...at })
  },
  waiting_pushes: (db, { id }) =>
    db.insert(waitingPushes).values({
      notificationId: randomUUID(),
      userId: id,
      dueAt: new Date(),
      createdAt: new Date(),
    }),
  notification_preferences: (db, { id }) => {
    const chosen = { type: "offers", bell: true, email: false, push: false } as const
    return db.insert(notificationPreferences).values({ userId: id, ...chosen })
  },
  notification_settings: (db, { id }) =>
    db.insert(notificationSettings).values({ userId: id, digest: "daily" }),
  notification_counts: (db, { id }) =>
    db.insert(notificationCounts).values({ userId: id, total: 1, unread: 1 }),
  unwanted_letters: (db, { id }) => db.insert(unwantedEmails).values({ userId: id, type: "TaskExpiring" }),
}
