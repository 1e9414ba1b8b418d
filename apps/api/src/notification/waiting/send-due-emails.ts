import { and, inArray, type SQL } from "../../platform/db/drizzle.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { waitingEmails } from "../../platform/db/schema/notification.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { recordAll } from "../../platform/outbox/record.ts"
import { forEachDue } from "./for-each-due.ts"
import { findWaiting } from "../plan-email.ts"

/** An event carries the newest so many and counts the rest. */
const mostCarried = 50

/** What waited for its hour goes on its way. Running it twice sends nothing twice. */
export function sendDueEmails(db: Database, now: Date): Promise<void> {
  return forEachDue(db, waitingEmails, now, async (tx, { userId, isDue, awake }) => {
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
