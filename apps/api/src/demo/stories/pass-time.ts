import type { Database } from "../db/client.ts"
import { tellOfWaitingMessages } from "../message/plan-notice.ts"
import { runOfferTimers } from "../offer/run-timers.ts"
import { runReviewTimers } from "../review/run-timers.ts"
import { runWorkTimers } from "../task-assignment/run-timers.ts"
import { runTaskTimers } from "../task/expire-tasks.ts"

/** What the jobs of a running product do once a minute. */
export async function passTime(db: Database, at: Date): Promise<void> {
  await runTaskTimers(db, at)
  await runOfferTimers(db, at)
  await runWorkTimers(db, at)
  await runReviewTimers(db, at)
  await tellOfWaitingMessages(db, at)
}
