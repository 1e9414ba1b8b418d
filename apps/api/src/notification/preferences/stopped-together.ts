import { and, eq, inArray } from "../../platform/db/drizzle.ts"
import { optionalGroups, type NotificationGroup } from "@doable/domain/notification/groups"
import type { Transaction } from "../../platform/db/client.ts"
import { unwantedEmails } from "../../platform/db/schema/notification.ts"

/** Its row stops nothing: no notification is of this type. It says that the link of a digest turned the group off. */
export const markOf = (group: NotificationGroup) => `digest.${group}`

export async function noteStopped(
  tx: Transaction,
  userId: string,
  groups: readonly NotificationGroup[],
): Promise<void> {
  if (groups.length === 0) return
  const rows = groups.map((group) => ({ userId, type: markOf(group) }))
  await tx.insert(unwantedEmails).values(rows).onConflictDoNothing()
}

/** What comes back with the digest: not what its reader had turned off before, or chose since. */
export async function findStopped(tx: Transaction, userId: string): Promise<NotificationGroup[]> {
  const isMark = inArray(unwantedEmails.type, optionalGroups.map(markOf))
  const rows = await tx
    .select({ type: unwantedEmails.type })
    .from(unwantedEmails)
    .where(and(eq(unwantedEmails.userId, userId), isMark))
  const marks = new Set(rows.map(({ type }) => type))
  return optionalGroups.filter((group) => marks.has(markOf(group)))
}
