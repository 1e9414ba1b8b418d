import { sql, index, pgTable, primaryKey } from "../drizzle.ts"
import { uuidOf } from "../constraints.ts"

/** What happened, written in the transaction of the command. The relay hands each row to its effects once. */
export const outboxEvents = pgTable(
  "outbox_events",
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    type: t.text().notNull(),
    payload: t.jsonb().notNull(),
    recordedAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
    dispatchedAt: t.timestamp({ withTimezone: true }),
  }),
  (t) => [
    index("outbox_events_waiting")
      .on(t.recordedAt)
      .where(sql`dispatched_at is null`),
    index("outbox_events_done")
      .on(t.dispatchedAt)
      .where(sql`dispatched_at is not null`),
  ],
)

/** Which effect of which event is done, so that a job that runs twice acts once. */
export const outboxDeliveries = pgTable(
  "outbox_deliveries",
  (t) => ({
    eventId: uuidOf(() => outboxEvents.id, { onDelete: "cascade" }),
    effect: t.text().notNull(),
    deliveredAt: t.timestamp({ withTimezone: true }).notNull().defaultNow(),
  }),
  (t) => [primaryKey({ columns: [t.eventId, t.effect] })],
)
