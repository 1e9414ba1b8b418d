import { asc, eq, type SQL } from "drizzle-orm"
import type { Transaction } from "../../platform/db/client.ts"
import { notifications, unlistedNotifications, waitingEmails } from "../../platform/db/schema/notification.ts"
import { deadlineOf } from "../plan-email.ts"

/** More than anyone gets in a week. What is beyond keeps its hour. */
const most = 1000

/** Emails that wait, with what decides how long they may. Those whose notification is gone are left out. */
export async function findWaiting(tx: Transaction, which: SQL | undefined) {
  const { notificationId: id, createdAt } = waitingEmails
  const rows = await tx
    .select({
      id,
      listed: { type: notifications.type, metadata: notifications.metadata },
      unlisted: { type: unlistedNotifications.type, metadata: unlistedNotifications.metadata },
    })
    .from(waitingEmails)
    .leftJoin(notifications, eq(notifications.id, id))
    .leftJoin(unlistedNotifications, eq(unlistedNotifications.id, id))
    .where(which)
    .orderBy(asc(createdAt))
    .limit(most)
  return rows.flatMap(({ id: notificationId, listed, unlisted }) => {
    const notice = listed ?? unlisted
    if (!notice) return []
    return [{ notificationId, type: notice.type, deadline: deadlineOf(notice.metadata.data ?? {}) }]
  })
}
