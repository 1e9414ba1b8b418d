import { sql } from "../db/drizzle.ts"
import type { Transaction } from "../db/client.ts"
import type { LiveEvent } from "./live-event.ts"

/** Every API process listens here. Payloads name people by id alone: anyone on the database may listen too. */
export const liveChannel = "live"

/** Reaches the person's open pages at the commit, in the order of commits, and never after a rollback. */
export async function broadcast(tx: Transaction, userId: string, event: LiveEvent): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify({ ...event, userId })})`)
}
