import { sql } from "drizzle-orm"
import type { Database, Transaction } from "../db/client.ts"
import { outboxEvents } from "../db/schema/outbox.ts"
import type { OutboxEvent } from "./events.ts"

export const outboxChannel = "outbox"

/** Writes the event beside the deed. PostgreSQL delivers the wake-up at commit, and drops it on rollback. */
export async function record(tx: Transaction | Database, { type, ...payload }: OutboxEvent): Promise<void> {
  await tx.insert(outboxEvents).values({ type, payload })
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
}
