import { and, eq } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import { recordAll } from "../platform/outbox/record.ts"
import { isLoggedIn } from "./is-logged-in.ts"

/** One event per device, so that each is a delivery of its own: a slow service delays no other. */
export async function recordPushes(
  tx: Transaction,
  userId: string,
  notificationId: string,
  /** What waited with it. */
  others: string[] = [],
): Promise<void> {
  const devices = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isLoggedIn))
  await recordAll(
    tx,
    devices.map(({ id }) => ({
      type: "push.due",
      notificationId,
      subscriptionId: id,
      ...(others.length > 0 && { others }),
    })),
  )
}
