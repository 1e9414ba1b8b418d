import { and, eq, isNull } from "../../platform/db/drizzle.ts"
import type { NotificationType } from "@doable/domain/notification/types"
import { pushSeconds } from "@doable/domain/push/limits"
import type { Database } from "../../platform/db/client.ts"
import { waitingPushes } from "../../platform/db/schema/notification.ts"
import { pushSubscriptions } from "../../platform/db/schema/push/subscription.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import type { PushText } from "../../platform/push/push-sender.ts"
import { translatorIn } from "../../platform/words.ts"
import { isLoggedIn } from "../../push/is-logged-in.ts"
import { noteOutcome } from "../../push/note-outcome.ts"
import { channelsFor, whenToPush } from "../channels.ts"
import { kindOf } from "../kinds.ts"
import { findNotices, isOver, leftOfNotice, wordsOfNotice, type Notice } from "../find-notices.ts"

/**
 * The words of the bell, in the language that the reader has now. Nothing that's read already, or no longer news. A
 * push that's sent twice shows once, so a killed worker does no harm.
 */
export const sendPush: Effect<"push.due"> = {
  name: "send-push",
  run: async (
    { db, push, log },
    { notificationId, subscriptionId, others = [] },
    _deliveryId,
    { eventId },
  ) => {
    if (!push) return
    const found = await findPush(db, [notificationId, ...others], subscriptionId)
    if (!found) return
    const outcome = await push.send(found.device, await textOf(db, found))
    if (outcome === "refused") log.warn({ eventId }, "a push service refused a push")
    await noteOutcome(db, subscriptionId, outcome)
  },
}

const isOld = (at: Date) => Date.now() - at.getTime() > pushSeconds * 1000

/** What it asks for can't be done any more, so its email isn't sent either. */
function isLate({ type, metadata: { data } }: Notice): boolean {
  const kind = kindOf(type)
  return kind?.letter != null && !kind.isEmailDue(data, new Date())
}

type Found = NonNullable<Awaited<ReturnType<typeof findPush>>>

/** Nothing for a device that belongs to someone else by now, and nothing of what is read, settled or unwanted. */
async function findPush(db: Database, notificationIds: string[], subscriptionId: string) {
  const rows: Notice[] = []
  for (const row of await findNotices(db, notificationIds)) {
    if (isOld(row.createdAt) || isLate(row) || (await isOver(db, row)) || !(await isWanted(db, row))) continue
    const left = await leftOfNotice(db, row)
    if (left) rows.push(left)
  }
  const [newest] = rows
  if (!newest) return null
  const { endpoint, p256dh, auth, userId, id } = pushSubscriptions
  const [found] = await db
    .select({ locale: users.locale, device: { endpoint, p256dh, auth } })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(id, subscriptionId), eq(userId, newest.userId), isNull(users.deletedAt), isLoggedIn))
  return found ? { rows, newest, ...found } : null
}

/** A try may be hours after the one before: they may have turned it off since, or it's their night now. */
async function isWanted(db: Database, { id, userId, createdAt, ...row }: Notice) {
  const type = row.type as NotificationType
  const channelsOf = await channelsFor(db, [userId], type)
  if (!channelsOf(userId).push) return false
  const now = new Date()
  const dueAt = await whenToPush(db, userId, now)
  if (dueAt <= now) return true
  await db
    .insert(waitingPushes)
    .values({ notificationId: id, userId, dueAt, createdAt })
    .onConflictDoNothing()
  return false
}

/** Push services take some four thousand bytes, encrypted. */
const longest = { title: 120, body: 400 }

async function textOf(db: Database, { rows, newest: row, locale }: Found): Promise<PushText> {
  const translator = translatorIn(locale)
  const metadata = await wordsOfNotice(db, row, translator)
  if (rows.length > 1) {
    return {
      id: row.id,
      title: translator.t("sending:together.title", { count: rows.length }),
      body: cut(translator.t("sending:together.text", { title: metadata.title }), longest.body),
      url: "/account?section=notifications",
    }
  }
  return {
    id: row.id,
    title: cut(metadata.title, longest.title),
    body: cut(metadata.message, longest.body),
    // Without a page of its own, it opens over the start page; what isn't under the bell has none there.
    url: metadata.actionUrl ?? (row.isListed ? `/?notification=${row.id}` : "/"),
  }
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
