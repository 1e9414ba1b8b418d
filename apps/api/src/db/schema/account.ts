import { index, pgTable, uniqueIndex } from "drizzle-orm/pg-core"
import { users } from "./user.ts"

/** The names and types of these columns are what better-auth expects; it reads and writes them by itself. */
export const sessions = pgTable(
  "sessions",
  (t) => ({
    id: t.text().primaryKey(),
    userId: t
      .text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: t.text().notNull().unique("sessions_token_unique"),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    ipAddress: t.text(),
    userAgent: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_by_expiry").on(t.expiresAt)],
)

export const accounts = pgTable(
  "accounts",
  (t) => ({
    id: t.text().primaryKey(),
    accountId: t.text().notNull(),
    providerId: t.text().notNull(),
    userId: t
      .text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: t.text(),
    refreshToken: t.text(),
    idToken: t.text(),
    accessTokenExpiresAt: t.timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: t.timestamp({ withTimezone: true }),
    scope: t.text(),
    password: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    uniqueIndex("one_account_per_provider_identity").on(t.providerId, t.accountId),
    index("accounts_by_user").on(t.userId),
  ],
)

export const verifications = pgTable(
  "verifications",
  (t) => ({
    id: t.text().primaryKey(),
    identifier: t.text().notNull(),
    value: t.text().notNull(),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [index("verifications_by_identifier").on(t.identifier)],
)

export const rateLimits = pgTable("rate_limits", (t) => ({
  id: t.text().primaryKey(),
  key: t.text().notNull().unique("rate_limits_key_unique"),
  count: t.integer().notNull(),
  lastRequest: t.bigint({ mode: "number" }).notNull(),
}))
