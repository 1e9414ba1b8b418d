import { and, eq, isNull } from "../platform/db/drizzle.ts"
import type { Channels } from "@doable/domain/notification/groups"
import type { NotificationType } from "@doable/domain/notification/types"
import type { Transaction } from "../platform/db/client.ts"
import { notifications, unlistedNotifications, waitingPushes } from "../platform/db/schema/notification.ts"
import { users } from "../platform/db/schema/user.ts"
import type { Effect, EffectWorld, Origin } from "../platform/outbox/effect.ts"
import type { EventType } from "../platform/outbox/events.ts"
import { translatorIn } from "../platform/words.ts"
import { channelsFor, whenToPush } from "./channels.ts"
import { findWithDevice } from "../push/find-with-device.ts"
import { recordPushes } from "../push/record-pushes.ts"
import { changeCounts, lockCounts } from "./change-counts.ts"
import type { Kind, Recipient } from "./kinds/kind.ts"
import { kinds } from "./kinds.ts"
import { planEmail } from "./plan-email.ts"
import { isSettledAlready, isUnlistedSettled } from "./settle-notifications.ts"

type Notice = Recipient & { type: NotificationType; kind: Kind }

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
      const channelsOf = await findChannels(tx, notices)
      for (const notice of notices) await write(tx, origin, notice, channelsOf(notice))
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
    return told.map((one) => ({ ...one, type: type as NotificationType, kind }))
  })
  return (await Promise.all(lists)).flat()
}

async function findChannels(tx: Transaction, notices: readonly Notice[]) {
  const asked = new Map<NotificationType, (userId: string) => Channels>()
  for (const type of new Set(notices.map((notice) => notice.type))) {
    const people = notices.filter((notice) => notice.type === type).map(({ userId }) => userId)
    asked.set(type, await channelsFor(tx, people, type))
  }
  const withDevice = await findWithDevice(
    tx,
    notices.map(({ userId }) => userId),
  )
  return ({ type, userId }: Notice): Channels | undefined => {
    const wanted = asked.get(type)?.(userId)
    return wanted && { ...wanted, push: wanted.push && withDevice.has(userId) }
  }
}

async function write(
  tx: Transaction,
  { eventId, recordedAt: createdAt }: Origin,
  { userId, data, person, type, kind }: Notice,
  wanted: Channels | undefined,
) {
  // Shared with nobody who changes the person: an account that is being deleted gets no row afterwards.
  const [reader] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("share")
  if (!reader || !wanted) return
  const now = new Date()
  const needsEmail = wanted.email && kind.isEmailDue(data, now)
  if (!wanted.bell && !needsEmail && !wanted.push) return
  const words = kind.inWords(translatorIn(reader.locale), data)
  if (!words) throw new Error(`the data of a ${type} is not of its kind`)
  // The time is of the command, not of this job: jobs overtake each other, and one may be days late.
  const row = { eventId, userId, type, metadata: { ...words, data, ...(person && { person }) }, createdAt }
  await lockCounts(tx, userId)
  if (await isWritten(tx, row)) return
  const id = wanted.bell ? await writeListed(tx, row) : await writeUnlisted(tx, row)
  if (id === null) return
  if (needsEmail) await planEmail(tx, { id, userId, type, data, createdAt }, now)
  if (wanted.push) await planPush(tx, { id, userId, createdAt }, now)
}

/** The push goes on its way, or waits for the end of quiet hours. */
async function planPush(tx: Transaction, { id, userId, createdAt }: Waiting, now: Date) {
  const dueAt = await whenToPush(tx, userId, now)
  if (dueAt <= now) await recordPushes(tx, userId, id)
  else await tx.insert(waitingPushes).values({ notificationId: id, userId, dueAt, createdAt })
}

type Waiting = { id: string; userId: string; createdAt: Date }

type Row = typeof unlistedNotifications.$inferInsert

/** Under the lock. In either table: between two runs of a job, its reader may have turned the bell on or off. */
async function isWritten(tx: Transaction, { eventId, userId, type }: Row): Promise<boolean> {
  for (const table of [notifications, unlistedNotifications]) {
    const isIt = and(eq(table.eventId, eventId), eq(table.userId, userId), eq(table.type, type))
    const [found] = await tx.select({ id: table.id }).from(table).where(isIt)
    if (found) return true
  }
  return false
}

/** Null if it was there before, or if its matter is settled. */
async function writeListed(tx: Transaction, row: Row): Promise<string | null> {
  const [made] = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  if (!made) return null
  if (await isSettledAlready(tx, made.id)) {
    await tx.update(notifications).set({ isRead: true }).where(eq(notifications.id, made.id))
    await changeCounts(tx, row.userId, { total: 1 })
    return null
  }
  await changeCounts(tx, row.userId, { total: 1, unread: 1 })
  return made.id
}

async function writeUnlisted(tx: Transaction, row: Row): Promise<string | null> {
  const [made] = await tx
    .insert(unlistedNotifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: unlistedNotifications.id })
  return made && !(await isUnlistedSettled(tx, made.id)) ? made.id : null
}
