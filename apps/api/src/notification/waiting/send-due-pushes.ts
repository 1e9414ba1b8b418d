import type { Database } from "../../platform/db/client.ts"
import { waitingPushes } from "../../platform/db/schema/notification.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { recordPushes } from "../../push/record-pushes.ts"
import { forEachDue } from "./for-each-due.ts"

/** A push of several says how many; what is beyond is found under the bell. */
const mostTogether = 20

/** Quiet hours are over: what waited goes out as one push per device. Running it twice sends nothing twice. */
export function sendDuePushes(db: Database, now: Date): Promise<void> {
  return forEachDue(db, waitingPushes, now, async (tx, { userId, isDue, awake }) => {
    if (awake > now) {
      await tx.update(waitingPushes).set({ dueAt: awake }).where(isDue)
      return
    }
    const gone = await tx.delete(waitingPushes).where(isDue).returning()
    const [newest, ...others] = gone
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
      .map(({ notificationId }) => notificationId)
    if (newest) await recordPushes(tx, userId, newest, others.slice(0, mostTogether - 1))
  })
}

export const pushTimers: Timers = {
  queue: "push-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => sendDuePushes(db, now),
}
