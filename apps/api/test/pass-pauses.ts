import { sql } from "../src/platform/db/drizzle.ts"
import type { Database } from "../src/platform/db/client.ts"

/** As if the pause before the next try of every failed job were over. */
export async function passPauses(db: Database) {
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
}
