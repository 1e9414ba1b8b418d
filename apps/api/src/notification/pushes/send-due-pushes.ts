import { and, asc, eq, lte } from "drizzle-orm"
import { afterQuiet } from "@doable/domain/time/quiet-hours"
import type { Database } from "../../platform/db/client.ts"
import { notificationSettings, waitingPushes } from "../../platform/db/schema/notification.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { recordPushes } from "../../push/record-pushes.ts"

const portion = 100
/** A push of several says how many; what is beyond is found under the bell. */
const mostTogether = 20

/** Quiet hours are over: what waited goes out as one push per device. Running it twice sends nothing twice. */
export async function sendDuePushes(db: Database, now: Date): Promise<void> {
  let due: { userId: string }[]
  do {
    due = await db
      .selectDistinct({ userId: waitingPushes.userId })
      .from(waitingPushes)
      .where(lte(waitingPushes.dueAt, now))
      .orderBy(asc(waitingPushes.userId))
      .limit(portion)
    await tryEach(due, ({ userId }) => sendToOne(db, userId, now))
  } while (due.length === portion)
}

function sendToOne(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [settings] = await tx
      .select({ quietHours: notificationSettings.quietHours })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId))
      .for("update")
    const isDue = and(eq(waitingPushes.userId, userId), lte(waitingPushes.dueAt, now))
    // We were away when it was due, or the hours have changed: it's quiet again.
    const awake = afterQuiet(settings?.quietHours ?? null, now)
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
