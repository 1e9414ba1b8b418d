import { eq } from "drizzle-orm"
import { groupOf, groups } from "@doable/domain/notification/groups"
import type { NotificationType } from "@doable/domain/notification/types"
import { afterQuiet } from "@doable/domain/time/quiet-hours"
import type { Transaction } from "../platform/db/client.ts"
import { notificationSettings } from "../platform/db/schema/notification.ts"

/** In quiet hours no phone makes a sound. What comes then is found under the bell and in the email. */
export async function mayPushNow(tx: Transaction, userId: string, type: NotificationType, now: Date) {
  const group = groupOf(type)
  if (group === null) return false
  if (groups[group].need === "urgent") return true
  const { quietHours } = notificationSettings
  const [row] = await tx
    .select({ quietHours })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return afterQuiet(row?.quietHours ?? null, now) <= now
}
