import { and, eq, isNull } from "drizzle-orm"
import { pageFor } from "../account/page-for.ts"
import { notifications } from "../db/schema/notification.ts"
import { users } from "../db/schema/user.ts"
import { letterHtml } from "../mail/letter-html.ts"
import { letterText } from "../mail/letter.ts"
import { mailWords } from "../mail/words/words.ts"
import type { Effect } from "../outbox/effect.ts"
import { describeNotification } from "./describe-notification.ts"
import { letterWords } from "./letter-words.ts"

/** The notification's own words, in the language that its reader has now. Also to someone who was shut out. */
export const sendNotificationLetter: Effect<"notification.written"> = {
  name: "send-notification-letter",
  run: async ({ db, mailer, config: { appName, uiUrl } }, { notificationId }, deliveryId) => {
    const [found] = await db
      .select({ row: notifications, to: { email: users.email, locale: users.locale } })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(and(eq(notifications.id, notificationId), isNull(users.deletedAt)))
    if (!found) return
    const { to, row } = found
    const dates = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
    const { metadata } = describeNotification({ ...row, ...dates }, to.locale)
    const { open, why } = letterWords[to.locale]
    const letter = {
      locale: to.locale,
      appName,
      uiUrl,
      title: metadata.title,
      preview: metadata.message,
      text: metadata.message,
      action: {
        label: metadata.actionText ?? open,
        url: pageFor(to, uiUrl, metadata.actionUrl ?? "/").href,
      },
      linkHint: mailWords[to.locale].linkHint,
      after: [],
      why,
    }
    const subject = `${metadata.title} · ${appName}`
    await mailer.send({
      id: deliveryId,
      to: to.email,
      subject,
      text: letterText(letter),
      html: letterHtml(letter),
    })
  },
}
