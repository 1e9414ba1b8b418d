import { inArray } from "../platform/db/drizzle.ts"
import type { Translator } from "@doable/words/translator"
import type { Database } from "../platform/db/client.ts"
import { notifications, unlistedNotifications } from "../platform/db/schema/notification.ts"
import { describeNotification } from "./describe-notification.ts"
import { findNames } from "./find-names.ts"
import { kindOf } from "./kinds.ts"
import { isUnlistedSettled } from "./settle-notifications.ts"

/** Under the bell or not, newest first. Those that are gone are left out. */
export async function findNotices(db: Database, ids: readonly string[]) {
  const among = [...ids]
  const listed = await db.select().from(notifications).where(inArray(notifications.id, among))
  const unlisted = await db
    .select()
    .from(unlistedNotifications)
    .where(inArray(unlistedNotifications.id, among))
  return [
    ...listed.map((row) => ({ ...row, isListed: true })),
    ...unlisted.map((row) => ({ ...row, updatedAt: row.createdAt, isRead: false, isListed: false })),
  ].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

export type Notice = Awaited<ReturnType<typeof findNotices>>[number]

/** Its reader has seen it, or nobody waits for it any more. */
export async function isOver(db: Database, { id, isRead, isListed }: Notice): Promise<boolean> {
  return isListed ? isRead : isUnlistedSettled(db, id)
}

/** What is still true of it, to be sent after it has waited; null if nothing is. */
export async function leftOfNotice(db: Database, notice: Notice): Promise<Notice | null> {
  const { metadata } = notice
  const left = await kindOf(notice.type)?.leftOf(db, metadata.data ?? {})
  if (!left) return null
  const { data, person = metadata.person } = left
  return { ...notice, metadata: { ...metadata, data, ...(person && { person }) } }
}

/** What it says, as under the bell, in this language. */
export async function wordsOfNotice(db: Database, notice: Notice, translator: Translator) {
  const dates = { createdAt: notice.createdAt.toISOString(), updatedAt: notice.updatedAt.toISOString() }
  const nameFor = await findNames(db, [notice.metadata])
  const name = nameFor(notice.metadata, translator)
  return describeNotification({ ...notice, ...dates }, translator, name).metadata
}
