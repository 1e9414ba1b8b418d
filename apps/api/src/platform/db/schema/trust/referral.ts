import { sql, check, pgTable } from "../../drizzle.ts"
import { users } from "../user.ts"

/** Someone's own link to the sign-up. It counts people and doesn't know who they are. */
export const referralLinks = pgTable(
  "referral_links",
  (t) => ({
    userId: t
      .text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    code: t.text().notNull().unique("referral_links_code_unique"),
    count: t.integer().notNull().default(0),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [check("referral_count_not_negative", sql`${t.count} >= 0`)],
)
