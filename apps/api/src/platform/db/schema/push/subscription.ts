import { index, pgTable, primaryKey } from "../../drizzle.ts"
import { textOf } from "../../constraints.ts"
import { sessions } from "../account.ts"
import { users } from "../user.ts"

/** A browser that gets pushes. It belongs to a login and ends with it, however that ends. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    sessionId: t
      .text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" })
      .unique("one_push_subscription_per_session"),
    endpoint: t.text().notNull().unique("one_push_subscription_per_endpoint"),
    p256dh: t.text().notNull(),
    auth: t.text().notNull(),
    /** Refusals since the last push that was taken. */
    failedCount: t.integer().notNull().default(0),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [index("push_subscriptions_newest").on(t.userId, t.createdAt.desc(), t.id)],
)

/** Browsers that someone took off the list. Kept without the address, so that a login there asks for none again. */
export const pushRemovals = pgTable(
  "push_removals",
  (t) => ({
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    endpointHash: t.text().notNull(),
    removedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [primaryKey({ columns: [t.userId, t.endpointHash] })],
)
