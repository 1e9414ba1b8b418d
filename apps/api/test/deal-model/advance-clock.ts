import { notifyOfWaitingMessages } from "../../src/conversation/messages/plan-notice.ts"
import { runOfferTimers } from "../../src/offer/run-timers.ts"
import { runReviewTimers } from "../../src/review/run-timers.ts"
import { runWorkTimers } from "../../src/deal/hire/run-timers.ts"
import { runTaskTimers } from "../../src/deal/market/expire-tasks.ts"
import type { Cast, Outcome } from "./cast.ts"

const minuteMs = 60_000
const waits = [10, 2 * 60, 26 * 60, 49 * 60, 4 * 24 * 60, 8 * 24 * 60, 15 * 24 * 60, 32 * 24 * 60]

/** Every timer twice at once, as two processes would run them. */
export async function advanceClock(
  { db, clock }: Cast,
  _facts: unknown,
  { what }: { what: number },
): Promise<Outcome> {
  clock.pass((waits[what % waits.length] ?? 0) * minuteMs)
  const now = clock.now()
  for (const run of [
    runTaskTimers,
    runOfferTimers,
    runWorkTimers,
    runReviewTimers,
    notifyOfWaitingMessages,
  ]) {
    await Promise.all([run(db, now), run(db, now)])
  }
  return { told: "done", answer: null }
}
