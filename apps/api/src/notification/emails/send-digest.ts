import { notificationGroups, type NotificationGroup } from "@doable/domain/notification/groups"
import { namedInDigest } from "@doable/domain/notification/when-to-email"
import type { Translator } from "@doable/words/translator"
import { pageFor } from "../../account/page-for.ts"
import { emailHtml } from "../../platform/mail/email-html.ts"
import { emailText, type Letter } from "../../platform/mail/email.ts"
import type { Effect, EffectWorld } from "../../platform/outbox/effect.ts"
import { translatorIn } from "../../platform/words.ts"
import type { Words } from "../kinds/kind.ts"
import { findNotices, isOver } from "../find-notices.ts"
import { readNotice } from "./read-notice.ts"
import { findAddressee } from "./send-notification-email.ts"
import { createStopLinks, digestType, stopUrl } from "./stop-links.ts"

type Said = NonNullable<Awaited<ReturnType<typeof readNotice>>>

/** One email about everything that waited and hasn't been read yet. Nothing is sent if nothing is left. */
export const sendDigest: Effect<"digest.due"> = {
  name: "send-digest",
  run: async (world, { userId, notificationIds, count }, deliveryId) => {
    const to = await findAddressee(world.db, userId)
    if (!to) return
    const translator = translatorIn(to.locale)
    const all = await readAll(world, { userId, notificationIds }, translator)
    if (all.length === 0) return

    const token = createStopLinks(world.config.authSecret).tokenFor({ userId, type: digestType })
    // Those beyond what one event carries can't be read here; they count as unread.
    const total = all.length + count - notificationIds.length
    const letter = writeDigest(translator, world.config, { all, total, token })
    await world.mailer.send({
      id: deliveryId,
      to: to.email,
      subject: letter.title,
      text: emailText(letter),
      html: emailHtml(letter),
      unsubscribeUrl: stopUrl(world.config.serverUrl, token),
    })
  },
}

async function readAll(
  { db }: Pick<EffectWorld, "db">,
  { userId, notificationIds }: { userId: string; notificationIds: string[] },
  translator: Translator,
): Promise<Said[]> {
  const now = new Date()
  const all: Said[] = []
  for (const notice of await findNotices(db, notificationIds)) {
    if (notice.userId !== userId || (await isOver(db, notice))) continue
    const said = await readNotice(db, notice, translator, now)
    if (said) all.push(said)
  }
  return all
}

type Line = { words: Words; group: NotificationGroup }

/** Group by group, as in the settings; within a group the newest first. */
export function writeDigest(
  { locale, t }: Translator,
  { appName, uiUrl }: { appName: string; uiUrl: string },
  { all, total, token }: { all: readonly Line[]; total: number; token: string },
): Letter {
  const page = (path: string, query?: Record<string, string>) => pageFor({ locale }, uiUrl, path, query).href
  const named = all.slice(0, namedInDigest)
  const rows = notificationGroups.flatMap((group) =>
    named
      .filter((one) => one.group === group)
      .map(({ words: { title, message, actionUrl } }, position) => ({
        ...(position === 0 ? { heading: t(`sending:group.${group}.name`) } : {}),
        title,
        url: page(actionUrl ?? "/account?section=notifications"),
        value: "",
        lines: [message],
      })),
  )
  const more = total - named.length
  return {
    locale,
    appName,
    uiUrl,
    title: t("mail:digest.title", { count: total }),
    preview: named[0]?.words.title ?? "",
    text: "",
    rows,
    action: { label: t("mail:digest.action"), url: page("/account?section=notifications") },
    linkHint: t("mail:linkHint"),
    ...(more > 0 && { more: t("mail:digest.more", { count: more }) }),
    after: [],
    why: t("mail:digest.why"),
    choices: [
      { label: t("mail:digest.stop"), url: page("/unsubscribe", { token, about: digestType }) },
      { label: t("mail:notice.settings"), url: page("/account?section=sending") },
    ],
  }
}
