import { sql, check, index, pgTable, primaryKey } from "../drizzle.ts"
import { textOf } from "../constraints.ts"
import { users } from "./user.ts"

/** One person has blocked another. */
export const userBlocks = pgTable(
  "user_blocks",
  (t) => ({
    blockerId: textOf(() => users.id, { onDelete: "cascade" }),
    blockedId: textOf(() => users.id, { onDelete: "cascade" }),
    /** For us, not for the other one. */
    reason: t.text(),
    createdAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    check("block_of_another", sql`${t.blockerId} <> ${t.blockedId}`),
    index("user_blocks_newest").on(t.blockerId, t.createdAt.desc()),
    index("user_blocks_by_blocked").on(t.blockedId),
  ],
)
