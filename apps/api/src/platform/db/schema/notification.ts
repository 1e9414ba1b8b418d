import { sql, check, index, pgTable, primaryKey, uniqueIndex } from "../drizzle.ts"
import { notificationGroups } from "@doable/domain/notification/groups"
import { digests } from "@doable/domain/notification/when-to-email"
import type { QuietHours } from "@doable/domain/time/quiet-hours"
import { oneOf, textOf } from "../constraints.ts"
import { users } from "./user.ts"

/**
 * Whom a notice is about beside its reader. Their name is read when the notice is: names change, and people leave.
 * A doer is called as on their profile, which may be a company's.
 */
export type NoticePerson = { id: string; asProvider: boolean }

/**
 * The words in the language of creation, for the day on which `type` or `data` say nothing to us any more. They
 * name nobody.
 */
export type StoredMetadata = {
  title?: string
  message?: string
  actionUrl?: string
  actionText?: string
  data?: Record<string, unknown>
  /** Ours alone: readers get the name, not the id. Older rows have none. */
  person?: NoticePerson
}

export const notifications = pgTable(
  "notifications",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    /** The event in the outbox. Not a reference: events get deleted, notifications don't. */
    eventId: t.uuid().notNull(),
    type: t.text().notNull(),
    metadata: t.jsonb().$type<StoredMetadata>().notNull().default({}),
    isRead: t.boolean().notNull().default(false),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    uniqueIndex("one_notification_per_event").on(t.eventId, t.userId, t.type),
    // Read from its end: newest first.
    index("notifications_by_user").on(t.userId, t.createdAt, t.id),
    index("notifications_unread")
      .on(t.userId)
      .where(sql`not is_read`),
    // What housekeeping takes away, oldest first.
    index("notifications_read")
      .on(t.createdAt)
      .where(sql`is_read`),
  ],
)

/**
 * Someone gets it by email or push but doesn't want it under the bell. Kept apart, because a bell counts what it lists.
 */
export const unlistedNotifications = pgTable(
  "unlisted_notifications",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    eventId: t.uuid().notNull(),
    type: t.text().notNull(),
    metadata: t.jsonb().$type<StoredMetadata>().notNull().default({}),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    uniqueIndex("one_unlisted_notification_per_event").on(t.eventId, t.userId, t.type),
    index("unlisted_notifications_by_user").on(t.userId),
    index("unlisted_notifications_by_age").on(t.createdAt),
  ],
)

/** Emails that wait for the end of quiet hours or for a digest. */
export const waitingEmails = pgTable(
  "waiting_emails",
  (t) => ({
    /** Under the bell or unlisted. */
    notificationId: t.uuid().primaryKey(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    dueAt: t.timestamp({ withTimezone: true }).notNull(),
    inDigest: t.boolean().notNull(),
    /** Of the notification. */
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [index("waiting_emails_due").on(t.dueAt, t.userId), index("waiting_emails_by_user").on(t.userId)],
)

/** Pushes that wait for the end of quiet hours. */
export const waitingPushes = pgTable(
  "waiting_pushes",
  (t) => ({
    /** Under the bell or unlisted. */
    notificationId: t.uuid().primaryKey(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    dueAt: t.timestamp({ withTimezone: true }).notNull(),
    /** Of the notification. */
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [index("waiting_pushes_due").on(t.dueAt, t.userId), index("waiting_pushes_by_user").on(t.userId)],
)

/** What someone wants to get, where it isn't what everyone gets. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  (t) => ({
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    /** The group of notifications. */
    type: t.text({ enum: notificationGroups }).notNull(),
    bell: t.boolean().notNull(),
    email: t.boolean().notNull(),
    push: t.boolean().notNull(),
  }),
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
)

/** When someone wants to get it. Also the lock of their preferences. */
export const notificationSettings = pgTable(
  "notification_settings",
  (t) => ({
    userId: t
      .text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    digest: t.text({ enum: digests }).notNull().default("none"),
    quietHours: t.jsonb().$type<QuietHours>(),
    /** Of the digest's hour; null is the market's. */
    tz: t.text(),
  }),
  (t) => [check("notification_digest_known", oneOf(t.digest, digests))],
)

/**
 * Which emails a person asked us to stop before there were preferences. One of them stops its group, until its owner
 * turns that on again. Also which groups the link of a digest turned off, so that it can turn them on again.
 */
export const unwantedEmails = pgTable(
  "unwanted_letters",
  (t) => ({
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    /** Of the notification, or "digest." and a group. */
    type: t.text().notNull(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [primaryKey({ columns: [t.userId, t.type] })],
)

/** How many a person has. Updated in the transaction that writes the rows, under this row's lock. */
export const notificationCounts = pgTable(
  "notification_counts",
  (t) => ({
    userId: t
      .text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    total: t.integer().notNull().default(0),
    unread: t.integer().notNull().default(0),
  }),
  (t) => [check("notification_counts_possible", sql`${t.unread} between 0 and ${t.total}`)],
)
