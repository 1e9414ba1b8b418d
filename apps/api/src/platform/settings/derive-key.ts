import { createHmac, timingSafeEqual } from "node:crypto"

/** Of AUTH_SECRET: the secret that signs, and after a comma the one before it. What that one signed still counts. */
export function secretsOf(setting: string): readonly [string, ...string[]] {
  const [current = "", ...older] = setting.split(",").map((secret) => secret.trim())
  return [current, ...older]
}

type Keys = readonly [Buffer, ...Buffer[]]

/** Keys of their own for each use: what is signed for one thing never counts for another. */
export function deriveKeys(setting: string, use: string): Keys {
  const keyOf = (secret: string) => createHmac("sha256", secret).update(`doable|${use}`).digest()
  const [current, ...older] = secretsOf(setting)
  return [keyOf(current), ...older.map(keyOf)]
}

export function sign([current]: Keys, text: string): string {
  return signatureBy(current, text)
}

/** In the same time for every wrong signature. */
export function isSignedBy(keys: Keys, text: string, signature: string): boolean {
  const given = Buffer.from(signature)
  return keys.some((key) => {
    const right = Buffer.from(signatureBy(key, text))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

function signatureBy(key: Buffer, text: string) {
  return createHmac("sha256", key).update(text).digest("base64url")
}
