import { sql, check, index, pgTable } from "../drizzle.ts"
import { locales } from "@doable/domain/locale"
import { accountTypes, userRoles, userStatuses } from "@doable/domain/user/status"
import { oneOf, textOf } from "../constraints.ts"

export const users = pgTable(
  "users",
  (t) => ({
    id: t.text().primaryKey(),
    name: t.text().notNull(),
    email: t.text().notNull().unique("users_email_unique"),
    emailVerified: t.boolean().notNull().default(false),
    image: t.text(),
    role: t.text({ enum: userRoles }).notNull().default("USER"),
    status: t.text({ enum: userStatuses }).notNull().default("active"),
    /** Limited by our published rule until then; null where an administrator did it, or nobody did. */
    limitedUntil: t.timestamp({ withTimezone: true }),
    /** Limited or deactivated by our team until then; null without an end. */
    restrictedUntil: t.timestamp({ withTimezone: true }),
    accountType: t.text({ enum: accountTypes }).notNull().default("CUSTOMER"),
    locale: t.text({ enum: locales }).notNull().default("en"),
    /** Which version of the terms was agreed to when signing up; null before there were any. */
    termsVersion: t.text(),
    /** Of the tasks that had offers, how many in a hundred found a doer; null while they are too few to tell. */
    hireRate: t.integer(),
    /** As a client: what published reviews say, how many were hired, and how many hires ended by the client's fault. */
    ratingSum: t.integer().notNull().default(0),
    ratingCount: t.integer().notNull().default(0),
    hiredCount: t.integer().notNull().default(0),
    calledOffCount: t.integer().notNull().default(0),
    /** Whether a code from an app is asked for after the password. The library writes it. */
    twoFactorEnabled: t.boolean().notNull().default(false),
    /** How often all sessions were ended at the same time: a login that started before doesn't hold. */
    sessionEnds: t.integer().notNull().default(0),
    /** Set when the person has deleted the account: the row stays, without anything personal. */
    deletedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    // Two spellings of one address must never be two people.
    check("user_email_lower_case", sql`${t.email} = lower(${t.email})`),
    check("user_role_known", oneOf(t.role, userRoles)),
    check("user_status_known", oneOf(t.status, userStatuses)),
    check("user_account_type_known", oneOf(t.accountType, accountTypes)),
    check("user_locale_known", oneOf(t.locale, locales)),
    index("users_by_creation").on(t.createdAt),
    index("users_never_confirmed")
      .on(t.createdAt)
      .where(sql`not ${t.emailVerified} and ${t.deletedAt} is null`),
    index("users_admins")
      .on(t.createdAt)
      .where(sql`role = 'ADMIN'`),
    index("users_doers")
      .on(t.createdAt)
      .where(sql`account_type = 'PROVIDER'`),
    index("users_shut_out")
      .on(t.status, t.createdAt)
      .where(sql`status <> 'active' and deleted_at is null`),
    // What administrators type: a piece of a name or an address, with or without diacritics.
    index("users_by_words").using("gin", sql`task_plain(name || ' ' || email) gin_trgm_ops`),
    index("users_to_release")
      .on(t.limitedUntil)
      .where(sql`limited_until is not null`),
    index("users_by_hire_rate")
      .on(t.hireRate)
      .where(sql`${t.hireRate} is not null`),
  ],
)

/** What administrators tell each other about someone. It goes with the person. */
export const userNotes = pgTable(
  "user_notes",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    authorId: textOf(() => users.id, { onDelete: "cascade" }),
    text: t.text().notNull(),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    index("user_notes_by_user").on(t.userId, t.createdAt.desc(), t.id.desc()),
    index("user_notes_by_author").on(t.authorId),
  ],
)
