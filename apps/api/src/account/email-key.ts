import { createHash } from "node:crypto"

/** A key for comparing addresses, whether or not they have an account. */
export function emailKey(email: string): string {
  return hashOfToken(`email|${email.trim().toLowerCase()}`)
}

/** Tokens are long and random: a plain hash is enough, and the database alone gives none of them away. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex")
}
