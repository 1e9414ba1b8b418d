import { and, inArray } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { pushSubscriptions } from "../platform/db/schema/push/subscription.ts"
import { isLoggedIn } from "./is-logged-in.ts"

/** Who of these people has a device that gets pushes, with a login that hasn't expired. */
export async function findWithDevice(
  tx: Database | Transaction,
  userIds: readonly string[],
): Promise<Set<string>> {
  const { userId } = pushSubscriptions
  const among = [...new Set(userIds)]
  const rows = await tx
    .selectDistinct({ userId })
    .from(pushSubscriptions)
    .where(and(inArray(userId, among), isLoggedIn))
  return new Set(rows.map((row) => row.userId))
}
