import { eq } from "../../platform/db/drizzle.ts"
import {
  groupOf,
  notificationGroups,
  withChoices,
  type Channels,
  type NotificationGroup,
} from "@doable/domain/notification/groups"
import type { UserContext } from "../../platform/context.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import {
  notificationPreferences,
  notificationSettings,
  unwantedEmails,
} from "../../platform/db/schema/notification.ts"
import { timesOf } from "../plan-email.ts"

/** How someone gets each group; what they chose where they may. */
export async function findChannels(
  db: Database | Transaction,
  userId: string,
): Promise<Record<NotificationGroup, Channels>> {
  const chosen = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId))
    .limit(notificationGroups.length)
  const stops = await db
    .select({ type: unwantedEmails.type })
    .from(unwantedEmails)
    .where(eq(unwantedEmails.userId, userId))
    .limit(mostStops)
  const stopped = new Set(stops.map(({ type }) => groupOf(type)))
  const entries = notificationGroups.map((group) => {
    const row = chosen.find(({ type }) => type === group)
    return [group, withChoices(group, { ...row, ...(stopped.has(group) ? { email: false } : {}) })]
  })
  return Object.fromEntries(entries) as Record<NotificationGroup, Channels>
}

/** More types than there ever were. */
const mostStops = 200

export async function findPreferences({ db, user }: Pick<UserContext, "db" | "user">) {
  const byGroup = await findChannels(db, user.id)
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, user.id))
  return { data: notificationGroups.map((type) => ({ type, ...byGroup[type] })), ...timesOf(row) }
}
