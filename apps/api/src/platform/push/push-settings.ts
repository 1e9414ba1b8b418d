import type { Env } from "../settings/env.ts"
import type { PushKeys } from "./push-sender.ts"

/** What people's browsers need: null where push is off. */
export type PushParts = { publicKey: string; hosts: readonly string[] }

export function pushKeysOf(env: Env): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}
