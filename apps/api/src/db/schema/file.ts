import { sql } from "drizzle-orm"
import { check, index, pgTable } from "drizzle-orm/pg-core"
import { filePurposes, fileTypes } from "@doable/domain/file/rules"
import { oneOf } from "../one-of.ts"
import { users } from "./user.ts"

/** Waiting until its bytes were seen and found good; from then on ready and never changed again. */
const fileStatuses = ["waiting", "ready"] as const

export const files = pgTable(
  "files",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    // No cascade: what lies in the storage would be forgotten there.
    ownerId: t
      .text()
      .notNull()
      .references(() => users.id),
    isPublic: t.boolean().notNull(),
    status: t.text({ enum: fileStatuses }).notNull().default("waiting"),
    originalName: t.text().notNull(),
    declaredType: t.text({ enum: fileTypes }).notNull(),
    declaredSize: t.integer().notNull(),
    purpose: t.text({ enum: filePurposes }),
    /** Where the checked bytes lie in the storage. */
    key: t.text(),
    type: t.text({ enum: fileTypes }),
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
      sql`${t.status} = 'waiting' or (${t.key} is not null and ${t.type} is not null and ${t.size} is not null)`,
    ),
    index("files_by_owner").on(t.ownerId, t.createdAt),
    index("files_waiting")
      .on(t.createdAt)
      .where(sql`status = 'waiting'`),
  ],
)
