import { ownPath } from "@doable/domain/account/own-path"
import type { Translator } from "@doable/words/translator"
import type { StoredMetadata } from "../platform/db/schema/notification.ts"
import { kindOf } from "./kinds.ts"

export type NotificationRow = {
  id: string
  type: string
  isRead: boolean
  createdAt: string
  updatedAt: string
  metadata: StoredMetadata
}

/**
 * In the reader's present language, with the present name of the person it is about. A type that is not known here, or data that is no longer of its kind, shows
 * the words it was written with.
 */
export function describeNotification(
  { metadata: stored, ...row }: NotificationRow,
  translator: Translator,
  name: string,
) {
  const { data = {}, person: _, ...writtenWords } = stored
  const words = kindOf(row.type)?.inWords(translator, data, name) ?? writtenWords
  const { title = "", message = "", actionUrl, actionText } = words
  const hasAction = actionUrl !== undefined && actionText !== undefined && ownPath.test(actionUrl)
  return { ...row, metadata: { title, message, ...(hasAction ? { actionUrl, actionText } : {}), data } }
}
