import { and, eq, isNull } from "drizzle-orm"
import { notifications, unwantedEmails } from "../../platform/db/schema/notification.ts"
import { users } from "../../platform/db/schema/user.ts"
import { emailHtml } from "../../platform/mail/email-html.ts"
import { emailText } from "../../platform/mail/email.ts"
import type { Effect, EffectWorld } from "../../platform/outbox/effect.ts"
import { translatorIn } from "../../platform/words.ts"
import { describeNotification } from "../describe-notification.ts"
import { findNames } from "../find-names.ts"
import { kindOf } from "../kinds.ts"
import { createStopLinks, stopPath } from "./stop-links.ts"
import { writeNotificationEmail } from "./write-notification-email.ts"

/** The notification's own words, in the language that its reader has now. Also to someone who was deactivated. */
export const sendNotificationEmail: Effect<"notification.written"> = {
  name: "send-notification-letter",
  run: async (world, { notificationId }, deliveryId) => {
    const { serverUrl, authSecret } = world.config
    const found = await findLetter(world, notificationId)
    if (!found) return
    const { to, row, unwanted } = found
    const kind = kindOf(row.type)
    // What was true when it was written may be over by the time the mail server is back.
    if (!kind?.letter || !kind.isEmailDue(row.metadata.data ?? {}, new Date())) return
    const { why, isOptional } = kind.letter
    if (isOptional && unwanted) return

    const translator = translatorIn(to.locale)
    const details = await kind.emailDetails(world.db, row.metadata.data ?? {}, {
      translator,
      now: new Date(),
    })
    if (!details) return

    const dates = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
    const nameFor = await findNames(world.db, [row.metadata])
    const name = nameFor(row.metadata, translator)
    const { metadata } = describeNotification({ ...row, ...dates }, translator, name)
    const searchId = searchOf(row.metadata.data)
    const token = isOptional ? createStopLinks(authSecret).tokenFor({ ...row, searchId }) : null
    const stop = token === null ? null : { token, isAlert: searchId !== undefined }
    const letter = writeNotificationEmail(translator, world.config, { words: metadata, details, why, stop })
    await world.mailer.send({
      id: deliveryId,
      to: to.email,
      // The news itself: who sends it stands beside it, and phones show some fifty letters.
      subject: metadata.title,
      text: emailText(letter),
      html: emailHtml(letter),
      ...(token ? { unsubscribeUrl: new URL(`${stopPath}?token=${token}`, serverUrl).href } : {}),
    })
  },
}

/** The link of an alert stops that one search, not all of them. */
function searchOf(data: Record<string, unknown> = {}): string | undefined {
  return typeof data.searchId === "string" ? data.searchId : undefined
}

async function findLetter({ db }: EffectWorld, notificationId: string) {
  const isStopped = and(
    eq(unwantedEmails.userId, notifications.userId),
    eq(unwantedEmails.type, notifications.type),
  )
  const [found] = await db
    .select({
      row: notifications,
      to: { email: users.email, locale: users.locale },
      unwanted: unwantedEmails.type,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(unwantedEmails, isStopped)
    .where(and(eq(notifications.id, notificationId), isNull(users.deletedAt)))
  return found
}
