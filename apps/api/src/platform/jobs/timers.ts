import type { PgBoss } from "pg-boss"
import type { Clock } from "../clock/database-clock.ts"
import type { Database } from "../db/client.ts"
import type { Log } from "../settings/log.ts"
import type { Storage } from "../storage/storage.ts"
import { keepQueues, type KeptQueue } from "./queue.ts"

export type TimerParts = { db: Database; storage: Storage; log: Log }

/** What happens because time has passed: deadlines, reminders, tidying. Running it twice does no harm. */
export type Timers = {
  queue: string
  /** When, as cron writes it. */
  cron: string
  /** How long one run may take before it is tried again. */
  expireInSeconds: number
  run: (parts: TimerParts, now: Date) => Promise<void>
}

export function timerQueues(timers: Timers[]): KeptQueue[] {
  const retries = { retryLimit: 3, retryDelay: 10, retryBackoff: true }
  return timers.map(({ queue, expireInSeconds }) => ({
    name: queue,
    expireInSeconds,
    ...retries,
    notify: true,
  }))
}

export async function scheduleTimers(
  boss: PgBoss,
  clock: Clock,
  parts: TimerParts,
  timers: Timers[],
  pollSeconds = 5,
) {
  await keepQueues(boss, timerQueues(timers))
  const polling = {
    pollingIntervalSeconds: Math.min(pollSeconds, 2),
    notifyPollingIntervalSeconds: pollSeconds,
  }
  for (const { queue, cron, run } of timers) {
    await boss.work(queue, polling, async () => {
      const now = await clock.steadyNow()
      if (now) await run(parts, now)
    })
    await boss.schedule(queue, cron)
  }
}
