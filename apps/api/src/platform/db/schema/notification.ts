import { sql } from "drizzle-orm"
import { check, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core"
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
    userId: t
      .text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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

/** Which emails a person has asked us to stop. Those about the account itself can't be. */
export const unwantedEmails = pgTable(
  "unwanted_letters",
  (t) => ({
    userId: t
      .text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the notification. */
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
