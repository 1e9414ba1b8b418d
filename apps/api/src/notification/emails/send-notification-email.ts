import { and, eq, isNull } from "../../platform/db/drizzle.ts"
import { isOptional } from "@doable/domain/notification/groups"
import { users } from "../../platform/db/schema/user.ts"
import { emailHtml } from "../../platform/mail/email-html.ts"
import { emailText } from "../../platform/mail/email.ts"
import type { Effect, EffectWorld } from "../../platform/outbox/effect.ts"
import { translatorIn } from "../../platform/words.ts"
import { findNotices, isOver } from "../find-notices.ts"
import { readNotice } from "./read-notice.ts"
import { createStopLinks, stopUrl } from "./stop-links.ts"
import { writeNotificationEmail } from "./write-notification-email.ts"

/** The notification's own words, in the language that its reader has now. Also to someone who was deactivated. */
export const sendNotificationEmail: Effect<"notification.written"> = {
  name: "send-notification-letter",
  run: async (world, { notificationId, hasWaited = false }, deliveryId) => {
    const { serverUrl, authSecret } = world.config
    const [notice] = await findNotices(world.db, [notificationId])
    const to = notice && (await findAddressee(world.db, notice.userId))
    if (!to || (hasWaited && (await isOver(world.db, notice)))) return
    const translator = translatorIn(to.locale)
    const said = await readNotice(world.db, notice, translator, new Date())
    if (!said) return

    const searchId = searchOf(notice.metadata.data)
    const token = isOptional(said.group)
      ? createStopLinks(authSecret).tokenFor({ ...notice, searchId })
      : null
    const stop =
      token === null ? null : { token, about: searchId === undefined ? said.group : ("alert" as const) }
    const letter = writeNotificationEmail(translator, world.config, { ...said, stop })
    await world.mailer.send({
      id: deliveryId,
      to: to.email,
      // The news itself: who sends it stands beside it, and phones show some fifty letters.
      subject: said.words.title,
      text: emailText(letter),
      html: emailHtml(letter),
      ...(token ? { unsubscribeUrl: stopUrl(serverUrl, token) } : {}),
    })
  },
}

/** The link of an alert stops that one search, not all of them. */
function searchOf(data: Record<string, unknown> = {}): string | undefined {
  return typeof data.searchId === "string" ? data.searchId : undefined
}

export async function findAddressee(db: EffectWorld["db"], userId: string) {
  const [found] = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return found
}
