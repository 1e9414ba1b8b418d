import type { Database } from "../../platform/db/client.ts"
import { notifyOfWaitingMessages } from "../../conversation/messages/plan-notice.ts"
import { runOfferTimers } from "../../offer/run-timers.ts"
import { runReviewTimers } from "../../review/run-timers.ts"
import { runChangeTimers } from "../../deal/changes/run-timers.ts"
import { runDisputeTimers } from "../../deal/disputes/run-timers.ts"
import { runLimitTimers } from "../../deal/faults/run-timers.ts"
import { runWorkTimers } from "../../deal/hire/run-timers.ts"
import { runTaskTimers } from "../../deal/market/expire-tasks.ts"

/** What the jobs of a running product do once a minute. */
export async function advanceClock(db: Database, at: Date): Promise<void> {
  await runTaskTimers(db, at)
  await runOfferTimers(db, at)
  await runWorkTimers(db, at)
  await runChangeTimers(db, at)
  await runDisputeTimers(db, at)
  await runLimitTimers(db, at)
  await runReviewTimers(db, at)
  await notifyOfWaitingMessages(db, at)
}
