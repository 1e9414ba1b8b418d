import { check, index, pgTable, primaryKey } from "../../drizzle.ts"
import { sharedKinds } from "@doable/domain/user/linked-accounts"
import { oneOf, textOf } from "../../constraints.ts"
import { users } from "../user.ts"

/** Who has proved which number, also after it moved to another account: such accounts can't hire each other. */
export const phoneHolders = pgTable(
  "phone_holders",
  (t) => ({
    phone: t.text().notNull(),
    userId: textOf(() => users.id, { onDelete: "cascade" }),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    primaryKey({ name: "phone_holders_pkey", columns: [t.phone, t.userId] }),
    index("phone_holders_by_user").on(t.userId),
  ],
)

/** Two accounts that wanted to work with each other and have something in common. Administrators look at it. */
export const sharedSignals = pgTable(
  "shared_signals",
  (t) => ({
    ownerId: textOf(() => users.id, { onDelete: "cascade" }),
    providerId: textOf(() => users.id, { onDelete: "cascade" }),
    kind: t.text({ enum: sharedKinds }).notNull(),
    times: t.integer().notNull().default(1),
    createdAt: t.timestamp({ withTimezone: true }).notNull(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (t) => [
    check("shared_signal_kind_known", oneOf(t.kind, sharedKinds)),
    primaryKey({ name: "shared_signals_pkey", columns: [t.ownerId, t.providerId, t.kind] }),
    index("shared_signals_by_provider").on(t.providerId),
  ],
)
