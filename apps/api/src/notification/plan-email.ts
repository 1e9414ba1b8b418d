import { asc, eq, type SQL } from "../platform/db/drizzle.ts"
import { groupOf } from "@doable/domain/notification/groups"
import { whenToEmail, type EmailPlan, type EmailTimes } from "@doable/domain/notification/when-to-email"
import { marketZone } from "@doable/domain/time/market-day"
import type { Transaction } from "../platform/db/client.ts"
import {
  notifications,
  notificationSettings,
  unlistedNotifications,
  waitingEmails,
} from "../platform/db/schema/notification.ts"
import { record } from "../platform/outbox/record.ts"

type Notice = {
  id: string
  userId: string
  type: string
  data: Record<string, unknown>
  createdAt: Date
}

/** The email goes on its way, or waits for its hour. */
export async function planEmail(tx: Transaction, notice: Notice, now: Date): Promise<void> {
  const { id: notificationId, userId, type, data, createdAt } = notice
  // Shared with other emails: a change of the settings also counts for those that wait.
  const [row] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .for("share")
  const plan = planOf({ type, data }, timesOf(row), now)
  if (!plan) return
  const { at, inDigest } = plan
  if (at <= now) await record(tx, { type: "notification.written", notificationId })
  else await tx.insert(waitingEmails).values({ notificationId, userId, dueAt: at, inDigest, createdAt })
}

/** When its email goes out; null if its type isn't known here. */
function planOf(
  { type, data }: Pick<Notice, "type" | "data">,
  times: EmailTimes,
  now: Date,
): EmailPlan | null {
  const group = groupOf(type)
  return group && whenToEmail({ group, deadline: deadlineOf(data) }, timesFor(data, times), now)
}

/**
 * After a change of the settings: what was to come together still does where there's no digest any more. What would be
 * late for the next digest goes alone.
 */
export function planAgain(
  { inDigest, ...notice }: Pick<Notice, "type" | "data"> & { inDigest: boolean },
  times: EmailTimes,
  now: Date,
): (EmailPlan & { isLast: boolean }) | null {
  const plan = planOf(notice, times, now)
  const isLast = inDigest && timesFor(notice.data, times).digest === "none"
  return plan && { ...plan, isLast, inDigest: plan.inDigest || isLast }
}

/** What comes at the digest's hour once a day would wait another day for the next digest. */
const timesFor = ({ isDaily }: Record<string, unknown>, times: EmailTimes): EmailTimes =>
  isDaily === true && times.digest === "daily" ? { ...times, digest: "none" } : times

export function timesOf(row: typeof notificationSettings.$inferSelect | undefined): EmailTimes {
  return { digest: row?.digest ?? "none", quietHours: row?.quietHours ?? null, tz: row?.tz ?? marketZone }
}

/** By when its reader should have it: kinds call it `until` or `expiresAt`. */
function deadlineOf({ until, expiresAt }: Record<string, unknown>): Date | null {
  const text = until ?? expiresAt
  const at = typeof text === "string" ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : new Date(at)
}

/** More than anyone gets in a week. What is beyond keeps its hour. */
const most = 1000

/** Emails that wait, with what decides how long they may. Those whose notification is gone are left out. */
export async function findWaiting(tx: Transaction, which: SQL | undefined) {
  const { notificationId: id, createdAt } = waitingEmails
  const rows = await tx
    .select({
      id,
      inDigest: waitingEmails.inDigest,
      listed: { type: notifications.type, metadata: notifications.metadata },
      unlisted: { type: unlistedNotifications.type, metadata: unlistedNotifications.metadata },
    })
    .from(waitingEmails)
    .leftJoin(notifications, eq(notifications.id, id))
    .leftJoin(unlistedNotifications, eq(unlistedNotifications.id, id))
    .where(which)
    .orderBy(asc(createdAt))
    .limit(most)
  return rows.flatMap(({ id: notificationId, inDigest, listed, unlisted }) => {
    const notice = listed ?? unlisted
    if (!notice) return []
    const { data = {} } = notice.metadata
    return [{ notificationId, inDigest, type: notice.type, data, deadline: deadlineOf(data) }]
  })
}
