import { notifyOfWaitingMessages } from "../../src/conversation/messages/plan-notice.ts"
import { runOfferTimers } from "../../src/offer/run-timers.ts"
import { runReviewTimers } from "../../src/review/run-timers.ts"
import { expect } from "vitest"
import { runChangeTimers } from "../../src/deal/changes/run-timers.ts"
import { runDisputeTimers } from "../../src/deal/disputes/run-timers.ts"
import { runLimitTimers } from "../../src/deal/faults/run-timers.ts"
import { runWorkTimers } from "../../src/deal/hire/run-timers.ts"
import { runTaskTimers } from "../../src/deal/market/expire-tasks.ts"
import { readFacts } from "./facts.ts"
import type { Cast, Outcome } from "./cast.ts"

const minuteMs = 60_000
const waits = [10, 2 * 60, 26 * 60, 49 * 60, 4 * 24 * 60, 8 * 24 * 60, 15 * 24 * 60, 32 * 24 * 60]

const timers = [
  runTaskTimers,
  runOfferTimers,
  runWorkTimers,
  runChangeTimers,
  runDisputeTimers,
  runLimitTimers,
  runReviewTimers,
  notifyOfWaitingMessages,
]

/** Runs every timer twice in parallel, as two processes would; once more changes nothing. */
export async function advanceClock(
  cast: Cast,
  _facts: unknown,
  { what }: { what: number },
): Promise<Outcome> {
  const { db, clock } = cast
  clock.pass((waits[what % waits.length] ?? 0) * minuteMs)
  const now = clock.now()
  for (const run of timers) await Promise.all([run(db, now), run(db, now)])
  if (what % 4 === 0) {
    for (const run of timers) await run(db, now)
    const before = await readFacts(cast)
    for (const run of timers) await run(db, now)
    expect(await readFacts(cast)).toEqual(before)
  }
  return { told: "done", answer: null }
}
