import { sql } from "../db/drizzle.ts"
import type { Database, Transaction } from "../db/client.ts"
import { outboxEvents } from "../db/schema/outbox.ts"
import type { OutboxEvent } from "./events.ts"

export const outboxChannel = "outbox"

/** Writes the event beside the command. PostgreSQL delivers the wake-up at commit, and drops it on rollback. */
export async function record(tx: Transaction | Database, event: OutboxEvent): Promise<void> {
  await recordAll(tx, [event])
}

/** In their order; many cost as little as one. */
export async function recordAll(tx: Transaction | Database, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return
  await tx.insert(outboxEvents).values(events.map(({ type, ...payload }) => ({ type, payload })))
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
