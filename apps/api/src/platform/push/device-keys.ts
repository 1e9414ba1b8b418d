import { ECDH } from "node:crypto"

/** Whether something can be encrypted for it: a point of the curve P-256, and sixteen bytes. */
export function areDeviceKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, "base64url").length !== 16) return false
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url")
    return Buffer.from(p256dh, "base64url").length === 65
  } catch {
    return false
  }
}
