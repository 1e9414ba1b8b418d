import { sql } from "drizzle-orm"
import type { PgBoss } from "pg-boss"
import type { Database } from "../db/client.ts"
import { keepQueue } from "./queue.ts"

const queue = "housekeeping"

/** What has served its time is removed: dead sessions and codes at once, worked-off events after a month. */
export async function cleanHouse(db: Database) {
  await db.execute(sql`delete from sessions where expires_at < now()`)
  await db.execute(sql`delete from verifications where expires_at < now()`)
  await db.execute(sql`delete from outbox_events where dispatched_at < now() - interval '30 days'`)
}

export async function scheduleHousekeeping(boss: PgBoss, db: Database) {
  await keepQueue(boss, queue, { expireInSeconds: 120, retryLimit: 3, retryDelay: 60, retryBackoff: true })
  await boss.work(queue, () => cleanHouse(db))
  await boss.schedule(queue, "17 3 * * *")
}
