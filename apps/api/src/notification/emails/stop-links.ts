import { groupOf, isOptional } from "@doable/domain/notification/groups"
import { deriveKeys, isSignedBy, sign } from "../../platform/settings/derive-key.ts"

export const stopPath = "/letters/stop"

export const stopUrl = (serverUrl: string, token: string) =>
  new URL(`${stopPath}?token=${token}`, serverUrl).href

/** Stands for all emails that can be turned off. */
export const digestType = "digest"

/** Whose emails, and of which type of notification; or the alerts of one saved search. */
export type EmailsOf = { userId: string; type: string; searchId?: string | undefined }

/** Lets the reader unsubscribe without logging in. It never expires. */
export function createStopLinks(secret: string) {
  const keys = deriveKeys(secret, "stop letters")
  return {
    tokenFor: ({ userId, type, searchId }: EmailsOf): string => {
      const text = Buffer.from(JSON.stringify(searchId ? [userId, type, searchId] : [userId, type])).toString(
        "base64url",
      )
      return `${text}.${sign(keys, text)}`
    },
    read: (token: string): EmailsOf | null => {
      const [text = "", signature = ""] = token.split(".")
      if (!isSignedBy(keys, text, signature)) return null
      const said = JSON.parse(Buffer.from(text, "base64url").toString()) as [string, string, string?]
      const [userId, type, searchId] = said
      return { userId, type, searchId }
    },
  }
}

/** What a link is about, for the page that names it; null if such emails can't be turned off. */
export function aboutOf({ type, searchId }: EmailsOf) {
  if (searchId) return "alert" as const
  if (type === digestType) return digestType
  const group = groupOf(type)
  return group && isOptional(group) ? group : null
}
