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
 * In the reader's present language. A type that isn't known here, or data that is no longer of its kind, shows
 * the words it was written with.
 */
export function describeNotification({ metadata: stored, ...row }: NotificationRow, translator: Translator) {
  const { data = {}, ...writtenWords } = stored
  const words = kindOf(row.type)?.inWords(translator, data) ?? writtenWords
  const { title = "", message = "", actionUrl, actionText } = words
  const hasAction = actionUrl !== undefined && actionText !== undefined && ownPath.test(actionUrl)
  return { ...row, metadata: { title, message, ...(hasAction ? { actionUrl, actionText } : {}), data } }
}
