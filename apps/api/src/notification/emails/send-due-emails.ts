import { and, asc, eq, inArray, lte, type SQL } from "drizzle-orm"
import { afterQuiet } from "@doable/domain/time/quiet-hours"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { notificationSettings, waitingEmails } from "../../platform/db/schema/notification.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { recordAll } from "../../platform/outbox/record.ts"
import { findWaiting } from "../plan-email.ts"

const portion = 100
/** An event carries the newest so many and counts the rest. */
const mostCarried = 50

/** What waited for its hour goes on its way. Running it twice sends nothing twice. */
export async function sendDueEmails(db: Database, now: Date): Promise<void> {
  let due: { userId: string }[]
  do {
    due = await db
      .selectDistinct({ userId: waitingEmails.userId })
      .from(waitingEmails)
      .where(lte(waitingEmails.dueAt, now))
      .orderBy(asc(waitingEmails.userId))
      .limit(portion)
    await tryEach(due, ({ userId }) => sendToOne(db, userId, now))
  } while (due.length === portion)
}

/** The rows go with the events that replace them, so nothing is lost or sent twice wherever a process dies. */
function sendToOne(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const [settings] = await tx
      .select({ quietHours: notificationSettings.quietHours })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId))
      .for("update")
    const isDue = and(eq(waitingEmails.userId, userId), lte(waitingEmails.dueAt, now))
    // We were away when it was due, and now they sleep.
    const awake = afterQuiet(settings?.quietHours ?? null, now)
    const isQuiet = awake > now
    const goes = isQuiet ? and(isDue, await endsBefore(tx, isDue, awake)) : isDue
    const gone = await tx.delete(waitingEmails).where(goes).returning()
    if (isQuiet) await tx.update(waitingEmails).set({ dueAt: awake }).where(isDue)
    const newest = gone.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    const isAlone = ({ inDigest }: { inDigest: boolean }) => isQuiet || !inDigest
    const alone = newest.filter(isAlone).toReversed()
    const digest = newest.filter((row) => !isAlone(row)).map(({ notificationId }) => notificationId)
    await recordAll(
      tx,
      alone.map(({ notificationId }) => ({ type: "notification.written", notificationId, hasWaited: true })),
    )
    if (digest.length === 0) return
    const notificationIds = digest.slice(0, mostCarried)
    await recordAll(tx, [{ type: "digest.due", userId, notificationIds, count: digest.length }])
  })
}

/** What can't wait so long: its own deadline is earlier. */
async function endsBefore(tx: Transaction, which: SQL | undefined, end: Date): Promise<SQL> {
  const waiting = await findWaiting(tx, which)
  const ending = waiting.filter(({ deadline }) => deadline !== null && deadline <= end)
  return inArray(
    waitingEmails.notificationId,
    ending.map(({ notificationId }) => notificationId),
  )
}

export const emailTimers: Timers = {
  queue: "email-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => sendDueEmails(db, now),
}
