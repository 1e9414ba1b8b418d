import { and, eq, isNull } from "drizzle-orm"
import type { Transaction } from "../platform/db/client.ts"
import { notifications } from "../platform/db/schema/notification.ts"
import { users } from "../platform/db/schema/user.ts"
import type { Effect, EffectWorld, Origin } from "../platform/outbox/effect.ts"
import type { EventType } from "../platform/outbox/events.ts"
import { record } from "../platform/outbox/record.ts"
import { translatorIn } from "../platform/words.ts"
import { recordPushes } from "../push/record-pushes.ts"
import { changeCounts, lockCounts } from "./change-counts.ts"
import type { Kind, Recipient } from "./kinds/kind.ts"
import { kinds } from "./kinds.ts"
import { isSettledAlready } from "./settle-notifications.ts"

type Notice = Recipient & { type: string; kind: Kind }

export const notifiesPeople = (event: EventType) => Object.values(kinds).some(({ from }) => from[event])

/**
 * Writes rows, counts, the news to open pages and the requests for pushes and an email in one transaction. Run again after a kill
 * at any point, it finds the event's rows and does nothing.
 */
export const writeNotifications: Effect = {
  name: "write-notifications",
  run: async (world, event, _deliveryId, origin) => {
    const notices = (await noticesOf(world.db, event)).toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
    if (notices.length === 0) return
    await world.db.transaction(async (tx) => {
      for (const notice of notices) await write(tx, origin, notice)
    })
  },
}

/** Who gets which notification for an event. */
export async function noticesOf(
  db: EffectWorld["db"],
  event: Parameters<Effect["run"]>[1],
): Promise<Notice[]> {
  const lists = Object.entries(kinds).map(async ([type, kind]) => {
    const told = (await kind.from[event.type]?.(event, db)) ?? []
    return told.map((one) => ({ ...one, type, kind }))
  })
  return (await Promise.all(lists)).flat()
}

async function write(tx: Transaction, { eventId, recordedAt }: Origin, notice: Notice) {
  const { userId, data, person, type, kind } = notice
  // Shared with nobody who changes the person: an account that is being deleted gets no row afterwards.
  const [reader] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("share")
  if (!reader) return
  await lockCounts(tx, userId)
  const words = kind.inWords(translatorIn(reader.locale), data)
  if (!words) throw new Error(`the data of a ${type} is not of its kind`)
  const [row] = await tx
    .insert(notifications)
    // Of the command, not of this job: jobs overtake each other, and one may be days late.
    .values({
      eventId,
      userId,
      type,
      metadata: { ...words, data, ...(person && { person }) },
      createdAt: recordedAt,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  if (!row) return
  if (await isSettledAlready(tx, row.id)) {
    await tx.update(notifications).set({ isRead: true }).where(eq(notifications.id, row.id))
    await changeCounts(tx, userId, { total: 1 })
    return
  }
  await changeCounts(tx, userId, { total: 1, unread: 1 })
  await recordPushes(tx, userId, row.id)
  if (kind.isEmailDue(data, new Date()))
    await record(tx, { type: "notification.written", notificationId: row.id })
}
