import { and, eq, sql, type SQL } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { changeCounts, lockCounts } from "./change-counts.ts"

/** Once they've read the conversation, they don't need the notification. */
export async function markNoticesRead(
  tx: Transaction,
  userId: string,
  conversationId: string,
): Promise<void> {
  const ofThis = sql`${notifications.metadata}->'data'->>'conversationId' = ${conversationId}`
  await markRead(tx, userId, and(eq(notifications.type, "MessageReceived"), ofThis))
}

/** Locks the person's counts only if there's something to mark. */
export async function markRead(tx: Transaction, userId: string, which: SQL | undefined): Promise<void> {
  const waiting = and(eq(notifications.userId, userId), eq(notifications.isRead, false), which)
  const [some] = await tx.select({ id: notifications.id }).from(notifications).where(waiting).limit(1)
  if (!some) return
  await lockCounts(tx, userId)
  const { rowCount } = await tx
    .update(notifications)
    .set({ isRead: true, updatedAt: sql`now()` })
    .where(waiting)
  await changeCounts(tx, userId, { unread: -(rowCount ?? 0) })
}
