import { groupOf, optionalGroups } from "@doable/domain/notification/groups"
import type { Database } from "../../platform/db/client.ts"
import { lockSettings, savePreferences } from "../preferences/save-preferences.ts"
import { digestType, type EmailsOf } from "./stop-links.ts"

/**
 * Takes effect from the next email on, also for those that wait. Notifications themselves still arrive. A digest is
 * about all groups: without it their emails would come one by one, so its link stops these too.
 */
export function setEmails(
  db: Database,
  { userId, type, isWanted }: EmailsOf & { isWanted: boolean },
): Promise<void> {
  const group = groupOf(type)
  const concerned = type === digestType ? optionalGroups : group ? [group] : []
  return db.transaction(async (tx) => {
    if (!(await lockSettings(tx, userId))) return
    await savePreferences(
      tx,
      userId,
      concerned.map((one) => ({ type: one, email: isWanted })),
    )
  })
}
