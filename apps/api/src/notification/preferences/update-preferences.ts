import { and, eq, gt, inArray } from "../../platform/db/drizzle.ts"
import type { UpdatePreferences } from "@doable/domain/notification/input"
import type { EmailTimes } from "@doable/domain/notification/when-to-email"
import { afterQuiet } from "@doable/domain/time/quiet-hours"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { notificationSettings, waitingEmails, waitingPushes } from "../../platform/db/schema/notification.ts"
import { moveDailyAlerts } from "../../saved-search/move-daily-alerts.ts"
import { findWaiting, planAgain, timesOf } from "../plan-email.ts"
import { findPreferences } from "./find-preferences.ts"
import { lockSettings, savePreferences } from "./save-preferences.ts"

export async function updatePreferences(ctx: UserContext, { payload, ...times }: UpdatePreferences) {
  await ctx.db.transaction(async (tx) => {
    const settings = await lockSettings(tx, ctx.user.id)
    if (!settings) return
    await savePreferences(tx, ctx.user.id, payload)
    if (Object.values(times).some((wish) => wish !== undefined))
      await changeTimes(tx, settings, times, ctx.now())
  })
  return findPreferences(ctx)
}

type Settings = typeof notificationSettings.$inferSelect

/** What waits follows: it goes out when it would if it had been written now. */
async function changeTimes(
  tx: Transaction,
  settings: Settings,
  { digest = settings.digest, quietHours, tz }: Omit<UpdatePreferences, "payload">,
  now: Date,
) {
  const { userId } = settings
  const zone = quietHours?.tz ?? tz ?? settings.tz
  const hours = quietHours === undefined ? settings.quietHours : quietHours
  const changed = { digest, quietHours: hours && { ...hours, tz: zone ?? hours.tz }, tz: zone }
  await tx.update(notificationSettings).set(changed).where(eq(notificationSettings.userId, userId))
  if (changed.tz !== settings.tz) await moveDailyAlerts(tx, userId, changed.tz, now)
  await moveWaiting(tx, userId, timesOf({ userId, ...changed }), now)
  await tx
    .update(waitingPushes)
    .set({ dueAt: afterQuiet(changed.quietHours, now) })
    .where(and(eq(waitingPushes.userId, userId), gt(waitingPushes.dueAt, now)))
}

/**
 * What is due already goes out as it was meant to. A digest that's turned off goes out a last time, and doesn't fall
 * apart into an email for each.
 */
async function moveWaiting(tx: Transaction, userId: string, times: EmailTimes, now: Date) {
  const waiting = await findWaiting(tx, and(eq(waitingEmails.userId, userId), gt(waitingEmails.dueAt, now)))
  const planned = waiting.flatMap(({ notificationId, ...notice }) => {
    const plan = planAgain(notice, times, now)
    return plan ? [{ notificationId, plan }] : []
  })
  // A few times at most: one for all that go alone, one or two for the digest.
  const together = Map.groupBy(
    planned,
    ({ plan: { at, inDigest, isLast } }) => `${at.getTime()} ${inDigest} ${isLast}`,
  )
  for (const rows of together.values()) {
    const [first] = rows
    if (!first) continue
    const ids = rows.map(({ notificationId }) => notificationId)
    const { at: dueAt, isLast } = first.plan
    // The last digest of one says more as an email of its own.
    const inDigest = first.plan.inDigest && !(isLast && rows.length === 1)
    await tx.update(waitingEmails).set({ dueAt, inDigest }).where(inArray(waitingEmails.notificationId, ids))
  }
}
