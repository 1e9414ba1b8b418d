import { sql, check, index, pgTable, uniqueIndex } from "../drizzle.ts"
import { keptPurposes, keptTypes } from "@doable/domain/file/rules"
import { oneOf, textOf } from "../constraints.ts"
import { users } from "./user.ts"

/**
 * Pending until its bytes are checked; then ready and never changed again. A removed one has no name, and has a key
 * only while its bytes are still in the storage.
 */
const fileStatuses = ["waiting", "ready", "removed"] as const

export const files = pgTable(
  "files",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    // No cascade, because the stored object would be forgotten.
    ownerId: textOf(() => users.id),
    isPublic: t.boolean().notNull(),
    status: t.text({ enum: fileStatuses }).notNull().default("waiting"),
    originalName: t.text().notNull(),
    declaredType: t.text({ enum: keptTypes }).notNull(),
    declaredSize: t.integer().notNull(),
    purpose: t.text({ enum: keptPurposes }),
    /** When someone started to look at the bytes: until they are done or too late, nobody else does. */
    claimedAt: t.timestamp({ withTimezone: true }),
    /** Where the checked bytes lie in the storage. */
    key: t.text(),
    type: t.text({ enum: keptTypes }),
    size: t.integer(),
    width: t.integer(),
    height: t.integer(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    submittedAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    check("file_status_known", oneOf(t.status, fileStatuses)),
    check("file_declared_size_positive", sql`${t.declaredSize} > 0`),
    check(
      "file_ready_is_whole",
      sql`${t.status} <> 'ready' or (${t.key} is not null and ${t.type} is not null and ${t.size} is not null)`,
    ),
    index("files_by_owner").on(t.ownerId, t.createdAt),
    index("files_waiting")
      .on(t.createdAt)
      .where(sql`status = 'waiting'`),
    index("files_to_remove")
      .on(t.ownerId)
      .where(sql`status = 'removed' and key is not null`),
    index("files_kept_for_a_while")
      .on(t.purpose, t.submittedAt)
      .where(sql`status = 'ready' and purpose in ('avatar', 'export')`),
    // Every stored object is looked up here once a night.
    uniqueIndex("one_file_per_key").on(t.key),
  ],
)

/**
 * Every object that this database has put into the storage and not yet removed, whether or not a file still has it.
 * What isn't here belongs to someone else, or to a time after the backup that this database was restored from.
 */
export const storedObjects = pgTable(
  "stored_objects",
  (t) => ({
    key: t.text().primaryKey(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Since when no file has it. */
    unusedSince: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    index("stored_objects_unused")
      .on(t.unusedSince)
      .where(sql`unused_since is not null`),
  ],
)

/** Whose storage it is. One row, made by the migration that made the table; a restored backup has it too. */
export const installation = pgTable(
  "installation",
  (t) => ({
    id: t.uuid().notNull().defaultRandom(),
    isOnly: t.boolean().primaryKey().default(true),
  }),
  (t) => [check("one_installation", sql`${t.isOnly}`)],
)
