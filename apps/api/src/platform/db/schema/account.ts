import { sql, check, customType, index, pgTable, uniqueIndex } from "../drizzle.ts"
import { linkPurposes } from "@doable/domain/account/links"
import { locales } from "@doable/domain/locale"
import type { Failure } from "@doable/domain/account/sign-in-guard"
import { oneOf, textOf } from "../constraints.ts"
import { users } from "./user.ts"

const logPosition = customType<{ data: string }>({ dataType: () => "pg_lsn" })

/** The names and types of these columns are what better-auth expects; it reads and writes them on its own. */
export const sessions = pgTable(
  "sessions",
  (t) => ({
    id: t.text().primaryKey(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    token: t.text().notNull().unique("sessions_token_unique"),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    ipAddress: t.text(),
    userAgent: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How far a replica has to be for this person to find what they wrote. */
    writtenUpTo: logPosition(),
  }),
  (t) => [index("sessions_by_user").on(t.userId), index("sessions_by_expiry").on(t.expiresAt)],
)

export const accounts = pgTable(
  "accounts",
  (t) => ({
    id: t.text().primaryKey(),
    accountId: t.text().notNull(),
    providerId: t.text().notNull(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    accessToken: t.text(),
    refreshToken: t.text(),
    idToken: t.text(),
    accessTokenExpiresAt: t.timestamp({ withTimezone: true }),
    refreshTokenExpiresAt: t.timestamp({ withTimezone: true }),
    scope: t.text(),
    password: t.text(),
    /** What the provider said when the account was linked, so that its owner recognises it. */
    email: t.text(),
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
  (t) => [
    index("verifications_by_identifier").on(t.identifier),
    index("verifications_by_expiry").on(t.expiresAt),
    index("verifications_by_value").on(t.value),
  ],
)

/** The second step of a login, as the library keeps it: secret and recovery codes are encrypted with AUTH_SECRET. */
export const twoFactors = pgTable("two_factors", (t) => ({
  id: t.text().primaryKey(),
  userId: t
    .text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })
    .unique("one_second_step_per_user"),
  secret: t.text().notNull(),
  backupCodes: t.text().notNull(),
  /** False until the first code from the app was right. */
  verified: t.boolean().notNull().default(true),
  failedVerificationCount: t.integer().notNull().default(0),
  lockedUntil: t.timestamp({ withTimezone: true }),
  /** Ours: when it was turned on. */
  confirmedAt: t.timestamp({ withTimezone: true }),
}))

/** A key on someone's device or in their password manager, as the library keeps it. Only its public half is here. */
export const passkeys = pgTable(
  "passkeys",
  (t) => ({
    id: t.text().primaryKey(),
    name: t.text(),
    publicKey: t.text().notNull(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    credentialID: t.text("credential_id").notNull().unique("one_passkey_per_credential"),
    counter: t.bigint({ mode: "number" }).notNull(),
    deviceType: t.text().notNull(),
    backedUp: t.boolean().notNull(),
    transports: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    aaguid: t.text(),
    /** Ours. */
    lastUsedAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [index("passkeys_by_user").on(t.userId, t.createdAt)],
)

/** Someone with the password has neither the app nor a recovery code. When nobody objects in time, the step goes. */
export const secondStepRemovals = pgTable(
  "second_step_removals",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: t
      .text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" })
      .unique("one_second_step_removal_per_user"),
    requestedAt: t.timestamp({ withTimezone: true }).notNull(),
    dueAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [index("second_step_removals_by_end").on(t.dueAt)],
)

export const rateLimits = pgTable(
  "rate_limits",
  (t) => ({
    id: t.text().primaryKey(),
    key: t.text().notNull().unique("rate_limits_key_unique"),
    count: t.integer().notNull(),
    lastRequest: t.bigint({ mode: "number" }).notNull(),
  }),
  (t) => [index("rate_limits_by_beginning").on(t.lastRequest)],
)

/**
 * What someone chose when signing up with an address that nobody has confirmed. Each sign-up has its own email,
 * and following it makes exactly this the account. Afterwards, or when it no longer counts, the hash is gone.
 */
export const signUps = pgTable(
  "sign_ups",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    name: t.text().notNull(),
    locale: t.text({ enum: locales }).notNull(),
    passwordHash: t.text(),
    /** The page the person wanted to open. */
    redirect: t.text(),
    /** The code of the link that the person came by; forgotten once it's counted. */
    invitedBy: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the last email about it runs out. */
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("sign_up_locale_known", oneOf(t.locale, locales)),
    index("sign_ups_by_user").on(t.userId, t.createdAt),
    index("sign_ups_by_expiry").on(t.expiresAt),
  ],
)

/**
 * A link in an email. We store only the hash of its token, and delete the row when it's used (for a sign-up: when it
 * expires).
 */
export const accountLinks = pgTable(
  "account_links",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    tokenHash: t.text().notNull().unique("account_links_token_unique"),
    purpose: t.text({ enum: linkPurposes }).notNull(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    /** Where the email went. An undone change of email gives this address back. */
    email: t.text().notNull(),
    /** What a verification confirms. */
    signUpId: t.uuid().references(() => signUps.id, { onDelete: "cascade" }),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    // Of earlier versions, one more: what's known to the table only grows.
    check(
      "account_link_purpose_known",
      oneOf(t.purpose, ["verification", "password_reset", "unlock", "email_undo"]),
    ),
    check("verification_of_sign_up", sql`(${t.purpose} = 'verification') = (${t.signUpId} is not null)`),
    index("account_links_by_user").on(t.userId, t.purpose),
    index("account_links_by_sign_up").on(t.signUpId),
    index("account_links_by_expiry").on(t.expiresAt),
  ],
)

/** A pending email change. It's applied when both links have been opened, and then the row is deleted. */
export const emailChanges = pgTable(
  "email_changes",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: t
      .text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" })
      .unique("one_email_change_per_user"),
    oldEmail: t.text().notNull(),
    newEmail: t.text().notNull(),
    oldTokenHash: t.text().unique("email_changes_old_token_unique"),
    newTokenHash: t.text().unique("email_changes_new_token_unique"),
    oldFollowedAt: t.timestamp({ withTimezone: true }),
    newFollowedAt: t.timestamp({ withTimezone: true }),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [index("email_changes_by_expiry").on(t.expiresAt)],
)

/**
 * Failed logins by email (hashed, known or not), by known device of an email, and locks by network address.
 * A row with a device says that someone once logged in with this email on it.
 */
export const signInGuards = pgTable(
  "sign_in_guards",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    keyHash: t.text().notNull(),
    device: t.text().notNull().default(""),
    failures: t.jsonb().$type<Failure[]>().notNull().default([]),
    /** When this was locked, of the last day. */
    locks: t.jsonb().$type<string[]>().notNull().default([]),
    lockedUntil: t.timestamp({ withTimezone: true }),
    forgetAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    uniqueIndex("one_guard_per_key_and_device").on(t.keyHash, t.device),
    index("sign_in_guards_by_end").on(t.forgetAt),
  ],
)
