import { deriveKeys, isSignedBy, sign } from "./derive-key.ts"

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Names a row to those who have the link to it. Without the secret, the row's id alone opens nothing. */
export function signedId(authSecret: string, use: string, id: string): string {
  return `${id}.${sign(deriveKeys(authSecret, use), id)}`
}

export function readSignedId(authSecret: string, use: string, token: string): string | null {
  const [id = "", signature = ""] = token.split(".")
  return uuid.test(id) && isSignedBy(deriveKeys(authSecret, use), id, signature) ? id : null
}
