import { and, eq } from "drizzle-orm"
import type { UpdatePreferences } from "@doable/domain/notification/input"
import { nextDigest } from "@doable/domain/notification/when-to-email"
import { afterQuiet } from "@doable/domain/time/quiet-hours"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { notificationSettings, waitingEmails } from "../../platform/db/schema/notification.ts"
import { timesOf } from "../plan-email.ts"
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
  const times = timesOf({ userId, ...changed })
  const waits = (inDigest: boolean) =>
    and(eq(waitingEmails.userId, userId), eq(waitingEmails.inDigest, inDigest))
  const awake = afterQuiet(times.quietHours, now)
  await tx.update(waitingEmails).set({ dueAt: awake }).where(waits(false))
  const inDigest = digest !== "none"
  const dueAt = inDigest ? nextDigest(times, now) : awake
  await tx.update(waitingEmails).set({ dueAt, inDigest }).where(waits(true))
}
