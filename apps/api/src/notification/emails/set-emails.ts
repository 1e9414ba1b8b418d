import { groupOf, optionalGroups, type NotificationGroup } from "@doable/domain/notification/groups"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { findChannels } from "../preferences/find-preferences.ts"
import { lockSettings, savePreferences } from "../preferences/save-preferences.ts"
import { findStopped, noteStopped } from "../preferences/stopped-together.ts"
import { digestType, type EmailsOf } from "./stop-links.ts"

/**
 * Takes effect from the next email on, also for those that wait. Notifications themselves still arrive. A digest is
 * about all groups: without it their emails would come one by one, so its link stops these too. It brings back only
 * those that it stopped.
 */
export function setEmails(db: Database, wish: Wish): Promise<void> {
  const { userId, type, isWanted } = wish
  return db.transaction(async (tx) => {
    if (!(await lockSettings(tx, userId))) return
    const concerned = await groupsConcerned(tx, wish)
    await savePreferences(
      tx,
      userId,
      concerned.map((one) => ({ type: one, email: isWanted })),
    )
    if (type === digestType && !isWanted) await noteStopped(tx, userId, concerned)
  })
}

type Wish = EmailsOf & { isWanted: boolean }

async function groupsConcerned(
  tx: Transaction,
  { userId, type, isWanted }: Wish,
): Promise<NotificationGroup[]> {
  const group = groupOf(type)
  if (type !== digestType) return group ? [group] : []
  if (isWanted) return findStopped(tx, userId)
  const now = await findChannels(tx, userId)
  return optionalGroups.filter((one) => now[one].email)
}
