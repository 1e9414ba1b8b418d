import { deriveKeys, isSignedBy, sign } from "../../platform/settings/derive-key.ts"
import { kindOf } from "../kinds.ts"

export const stopPath = "/letters/stop"

/** Whose emails, and of which type of notification. */
export type EmailsOf = { userId: string; type: string }

/** Lets the reader unsubscribe without logging in. It never expires. */
export function createStopLinks(secret: string) {
  const keys = deriveKeys(secret, "stop letters")
  return {
    tokenFor: ({ userId, type }: EmailsOf): string => {
      const text = Buffer.from(JSON.stringify([userId, type])).toString("base64url")
      return `${text}.${sign(keys, text)}`
    },
    read: (token: string): EmailsOf | null => {
      const [text = "", signature = ""] = token.split(".")
      if (!isSignedBy(keys, text, signature)) return null
      const [userId, type] = JSON.parse(Buffer.from(text, "base64url").toString()) as [string, string]
      return kindOf(type)?.letter?.isOptional ? { userId, type } : null
    },
  }
}
