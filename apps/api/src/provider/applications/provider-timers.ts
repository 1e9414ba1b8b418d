import type { PgBoss } from "pg-boss"
import type { Database } from "../../platform/db/client.ts"
import { keepQueue } from "../../platform/jobs/queue.ts"
import { runApplicationTimers } from "./run-timers.ts"
import { addUpProviderViews } from "../count-view.ts"

const queue = "provider-timers"

/** Everything about doers that only time does. Running it twice changes nothing more. */
export async function runProviderTimers(db: Database, now: Date): Promise<void> {
  await addUpProviderViews(db, now)
  await runApplicationTimers(db, now)
}

export async function scheduleProviderTimers(boss: PgBoss, db: Database, now: () => Date) {
  await keepQueue(boss, queue, { expireInSeconds: 300, retryLimit: 3, retryDelay: 30, retryBackoff: true })
  await boss.work(queue, () => runProviderTimers(db, now()))
  await boss.schedule(queue, "*/10 * * * *")
}
