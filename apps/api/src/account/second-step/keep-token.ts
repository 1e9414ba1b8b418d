import { deriveKeys, isSignedBy, sign } from "../../platform/settings/derive-key.ts"

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Lets the reader of a notice keep the second step without logging in. It works as long as the wait it's about. */
export function keepToken(authSecret: string, removalId: string): string {
  return `${removalId}.${sign(deriveKeys(authSecret, "keep second step"), removalId)}`
}

export function readKeepToken(authSecret: string, token: string): string | null {
  const [id = "", signature = ""] = token.split(".")
  return uuid.test(id) && isSignedBy(deriveKeys(authSecret, "keep second step"), id, signature) ? id : null
}
