import { and, eq, isNull } from "drizzle-orm"
import { pushSeconds } from "@doable/domain/push/limits"
import type { Database } from "../../platform/db/client.ts"
import { notifications } from "../../platform/db/schema/notification.ts"
import { pushSubscriptions } from "../../platform/db/schema/push/subscription.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import type { PushText } from "../../platform/push/push-sender.ts"
import { translatorIn } from "../../platform/words.ts"
import { noteOutcome } from "../../push/note-outcome.ts"
import { describeNotification } from "../describe-notification.ts"
import { findNames } from "../find-names.ts"

/**
 * The words of the bell, in the language that the reader has now. Nothing that's read already, or no longer news. A
 * push that's sent twice shows once, so a killed worker does no harm.
 */
export const sendPush: Effect<"push.due"> = {
  name: "send-push",
  run: async ({ db, push, log }, { notificationId, subscriptionId }, _deliveryId, { eventId }) => {
    if (!push) return
    const found = await findPush(db, notificationId, subscriptionId)
    if (!found || isOld(found.row.createdAt)) return
    const outcome = await push.send(found.device, await textOf(db, found))
    if (outcome === "refused") log.warn({ eventId }, "a push service refused a push")
    await noteOutcome(db, subscriptionId, outcome)
  },
}

const isOld = (at: Date) => Date.now() - at.getTime() > pushSeconds * 1000

type Found = NonNullable<Awaited<ReturnType<typeof findPush>>>

async function findPush(db: Database, notificationId: string, subscriptionId: string) {
  const { endpoint, p256dh, auth, userId } = pushSubscriptions
  // The device may belong to someone else by now.
  const isOfDevice = and(eq(userId, notifications.userId), eq(pushSubscriptions.id, subscriptionId))
  const [found] = await db
    .select({ row: notifications, locale: users.locale, device: { endpoint, p256dh, auth } })
    .from(notifications)
    .innerJoin(pushSubscriptions, isOfDevice)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(eq(notifications.id, notificationId), eq(notifications.isRead, false), isNull(users.deletedAt)),
    )
  return found
}

/** Push services take some four thousand bytes, encrypted. */
const longest = { title: 120, body: 400 }

async function textOf(db: Database, { row, locale }: Found): Promise<PushText> {
  const translator = translatorIn(locale)
  const nameFor = await findNames(db, [row.metadata])
  const dates = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
  const { metadata } = describeNotification(
    { ...row, ...dates },
    translator,
    nameFor(row.metadata, translator),
  )
  return {
    id: row.id,
    title: cut(metadata.title, longest.title),
    body: cut(metadata.message, longest.body),
    // Without a page of its own, it opens over the start page.
    url: metadata.actionUrl ?? `/?notification=${row.id}`,
  }
}

const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
