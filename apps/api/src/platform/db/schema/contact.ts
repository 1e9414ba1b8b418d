import { sql, check, index, pgTable, uniqueIndex } from "../drizzle.ts"
import { contactTypes } from "@doable/domain/contact/rules"
import { triesPerPhoneCode } from "@doable/domain/contact/phone-code"
import { oneOf, textOf } from "../constraints.ts"
import { users } from "./user.ts"

export const contacts = pgTable(
  "contacts",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    type: t.text({ enum: contactTypes }).notNull(),
    value: t.text().notNull(),
    isPrimary: t.boolean().notNull(),
    metadata: t.jsonb().$type<Record<string, string>>(),
    /** When its owner showed that the number is theirs. Only numbers are verified. */
    verifiedAt: t.timestamp({ withTimezone: true }),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    check("contact_type_known", oneOf(t.type, contactTypes)),
    check("contact_phone_verified", sql`${t.type} <> 'phone' or ${t.verifiedAt} is not null`),
    uniqueIndex("one_contact_per_value").on(t.userId, t.type, t.value),
    uniqueIndex("one_primary_contact_per_type")
      .on(t.userId, t.type)
      .where(sql`is_primary`),
  ],
)

/**
 * A code on its way to a number. The row is the book of what was sent, the lock on guessing, and, once the code
 * was entered, the proof that is used up by the contact.
 */
export const phoneCodes = pgTable(
  "phone_codes",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    phone: t.text().notNull(),
    /** The network that asked: one IPv4 address, or the /64 of an IPv6 one. */
    network: t.text().notNull(),
    /** What the code is worked out from, with our key: rows with the same seed have the same code. */
    codeSeed: t.uuid(),
    /** Without one no guess is right. */
    codeHash: t.text(),
    tries: t.integer().notNull().default(0),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    expiresAt: t.timestamp({ withTimezone: true }).notNull(),
    cancelledAt: t.timestamp({ withTimezone: true }),
    verifiedAt: t.timestamp({ withTimezone: true }),
    usedAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    check("phone_code_tries_bounded", sql`${t.tries} between 0 and ${sql.raw(String(triesPerPhoneCode))}`),
    uniqueIndex("one_open_phone_code")
      .on(t.userId, t.phone)
      .where(sql`cancelled_at is null and verified_at is null`),
    index("phone_codes_by_phone").on(t.phone, t.createdAt),
    index("phone_codes_by_user").on(t.userId, t.createdAt),
    index("phone_codes_by_network").on(t.network, t.createdAt),
    index("phone_codes_by_creation").on(t.createdAt),
  ],
)
