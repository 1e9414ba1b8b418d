import { eq, sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { notificationCounts } from "../platform/db/schema/notification.ts"
import { broadcast } from "../platform/live/broadcast.ts"

/** Every writer of a person's notifications queues here first, so the counts always match the rows. */
export async function lockCounts(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(notificationCounts).values({ userId }).onConflictDoNothing()
  await tx.select().from(notificationCounts).where(eq(notificationCounts.userId, userId)).for("update")
}

/** Under the lock, so that open pages get updates in order. */
export async function changeCounts(
  tx: Transaction,
  userId: string,
  { total = 0, unread = 0 }: { total?: number; unread?: number },
): Promise<void> {
  if (total === 0 && unread === 0) return
  const [counts] = await tx
    .update(notificationCounts)
    .set({
      total: sql`${notificationCounts.total} + ${total}`,
      unread: sql`${notificationCounts.unread} + ${unread}`,
    })
    .where(eq(notificationCounts.userId, userId))
    .returning()
  if (counts) await broadcast(tx, userId, { kind: "notification", unread: counts.unread })
}
