import { groupOf } from "@doable/domain/notification/groups"
import type { NotificationType } from "@doable/domain/notification/types"
import type { Translator } from "@doable/words/translator"
import type { Database } from "../../platform/db/client.ts"
import { channelsFor } from "../channels.ts"
import { kindOf } from "../kinds.ts"
import { leftOfNotice, wordsOfNotice, type Notice } from "../find-notices.ts"

/** What an email says of a notification; null if it's no longer wanted, or no longer true. */
export async function readNotice(db: Database, notice: Notice, translator: Translator, now: Date) {
  const { data = {} } = notice.metadata
  const kind = kindOf(notice.type)
  const group = groupOf(notice.type)
  // What was true when it was written may be over by the time the mail server is back.
  if (!kind?.letter || !group || !kind.isEmailDue(data, now)) return null
  const channelsOf = await channelsFor(db, [notice.userId], notice.type as NotificationType)
  if (!channelsOf(notice.userId).email) return null
  const left = await leftOfNotice(db, notice)
  const details = left && (await kind.emailDetails(db, left.metadata.data, { translator, now }))
  if (!details) return null

  const words = await wordsOfNotice(db, left, translator)
  return { words, details, why: kind.letter.why, group }
}
