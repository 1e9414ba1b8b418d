import { eq, sql } from "../platform/db/drizzle.ts"
import { groupOf, typesOf, withChoices, type Channels } from "@doable/domain/notification/groups"
import type { NotificationType } from "@doable/domain/notification/types"
import { afterQuiet } from "@doable/domain/time/quiet-hours"
import type { Database, Transaction } from "../platform/db/client.ts"
import { notificationSettings } from "../platform/db/schema/notification.ts"

const nowhere: Channels = { bell: false, email: false, push: false }

/** How each of these people wants to get notifications of this type, in one query. */
export async function channelsFor(
  db: Database | Transaction,
  userIds: readonly string[],
  type: NotificationType,
): Promise<(userId: string) => Channels> {
  const group = groupOf(type)
  if (group === null || userIds.length === 0) return () => nowhere
  const { rows } = await db.execute<Channels & { userId: string; isStopped: boolean }>(sql`
    select u.id as "userId", p.bell, p.email, p.push, exists (select 1 from unwanted_letters w
        where w.user_id = u.id and w.type = any(${sql.param(typesOf(group))}::text[])) as "isStopped"
    from unnest(${sql.param([...new Set(userIds)])}::text[]) u (id)
    left join notification_preferences p on p.user_id = u.id and p.type = ${group}`)
  const found = new Map(rows.map((row) => [row.userId, row]))
  return (userId) => {
    const { bell, email, push, isStopped = false } = found.get(userId) ?? {}
    const chosen = {
      bell: bell ?? undefined,
      email: isStopped ? false : (email ?? undefined),
      push: push ?? undefined,
    }
    return withChoices(group, chosen)
  }
}

/** In quiet hours no phone makes a sound: what comes then is pushed at their end. */
export async function whenToPush(db: Database | Transaction, userId: string, now: Date): Promise<Date> {
  const { quietHours } = notificationSettings
  const [row] = await db
    .select({ quietHours })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  return afterQuiet(row?.quietHours ?? null, now)
}
