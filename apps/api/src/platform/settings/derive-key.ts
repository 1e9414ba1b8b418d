import { createHmac, timingSafeEqual } from "node:crypto"

/** A key of its own for each use: what is signed for one thing never counts for another. */
export function deriveKey(secret: string, use: string): Buffer {
  return createHmac("sha256", secret).update(`doable|${use}`).digest()
}

export function sign(key: Buffer, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url")
}

/** In the same time for every wrong signature. */
export function isSignedBy(key: Buffer, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(key, text))
  return given.length === right.length && timingSafeEqual(given, right)
}
