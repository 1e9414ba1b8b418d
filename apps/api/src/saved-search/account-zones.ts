import { and, inArray, isNotNull } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { notificationSettings } from "../platform/db/schema/notification.ts"

/** The time zones that these people have chosen for what we send; nothing for those who chose none. */
export async function accountZones(tx: Database | Transaction, userIds: readonly string[]) {
  const zones = new Map<string, string | null>()
  if (userIds.length === 0) return zones
  const { userId, tz } = notificationSettings
  const rows = await tx
    .select({ userId, tz })
    .from(notificationSettings)
    .where(and(inArray(userId, [...new Set(userIds)]), isNotNull(tz)))
  for (const row of rows) zones.set(row.userId, row.tz)
  return zones
}
