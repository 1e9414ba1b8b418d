import {
  groupOf,
  optionalGroups,
  type Channels,
  type NotificationGroup,
} from "@doable/domain/notification/groups"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { findChannels } from "../preferences/find-preferences.ts"
import { lockSettings, savePreferences } from "../preferences/save-preferences.ts"
import { findStopped, noteStopped } from "../preferences/stopped-together.ts"
import { digestType, type EmailsOf } from "./stop-links.ts"

/**
 * Takes effect from the next email on, also for those that wait. Notifications themselves still arrive. A digest is
 * about all groups: without it their emails would come one by one, so its link stops these too. It brings back only
 * those that it stopped, and the answer says how much of all that is.
 */
export function setEmails(db: Database, wish: Wish): Promise<Extent> {
  const { userId, type, isWanted } = wish
  return db.transaction(async (tx) => {
    if (!(await lockSettings(tx, userId))) return "none"
    const concerned = await groupsConcerned(tx, wish)
    await savePreferences(
      tx,
      userId,
      concerned.map((one) => ({ type: one, email: isWanted })),
    )
    if (type !== digestType) return "all"
    if (!isWanted) await noteStopped(tx, userId, concerned)
    return isWanted ? extentOf(concerned, await findChannels(tx, userId)) : "all"
  })
}

/** Of what was asked for. */
export type Extent = "all" | "some" | "none"

function extentOf(concerned: readonly NotificationGroup[], now: Record<NotificationGroup, Channels>): Extent {
  if (optionalGroups.every((one) => now[one].email)) return "all"
  return concerned.length > 0 ? "some" : "none"
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
