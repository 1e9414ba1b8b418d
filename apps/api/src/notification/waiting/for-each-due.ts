import { and, asc, eq, lte, type SQL } from "../../platform/db/drizzle.ts"
import { afterQuiet } from "@doable/domain/time/quiet-hours"
import type { Database, Transaction } from "../../platform/db/client.ts"
import {
  notificationSettings,
  type waitingEmails,
  type waitingPushes,
} from "../../platform/db/schema/notification.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"

const portion = 100

interface Due {
  userId: string
  /** Which of the waiting rows. */
  isDue: SQL | undefined
  /** Later than now if it's quiet: we were away when it was due, or the hours have changed. */
  awake: Date
}

/**
 * Everyone who has an email or a push that waited until now, one after the other. Each has a transaction, so that the rows
 * go with what replaces them: nothing is lost or sent twice wherever a process dies.
 */
export async function forEachDue(
  db: Database,
  waiting: typeof waitingEmails | typeof waitingPushes,
  now: Date,
  send: (tx: Transaction, due: Due) => Promise<void>,
): Promise<void> {
  // The columns that are read here are the same in both.
  const rows = waiting as typeof waitingPushes
  const sendToOne = (userId: string) =>
    db.transaction(async (tx) => {
      const [settings] = await tx
        .select({ quietHours: notificationSettings.quietHours })
        .from(notificationSettings)
        .where(eq(notificationSettings.userId, userId))
        .for("update")
      const isDue = and(eq(rows.userId, userId), lte(rows.dueAt, now))
      await send(tx, { userId, isDue, awake: afterQuiet(settings?.quietHours ?? null, now) })
    })
  let due: { userId: string }[]
  do {
    due = await db
      .selectDistinct({ userId: rows.userId })
      .from(rows)
      .where(lte(rows.dueAt, now))
      .orderBy(asc(rows.userId))
      .limit(portion)
    await tryEach(due, ({ userId }) => sendToOne(userId))
  } while (due.length === portion)
}
