import { phoneCodeLength, type CodeBudget } from "@doable/domain/contact/phone-code"
import { deriveKeys, isSignedBy, sign } from "../settings/derive-key.ts"

/** `isLimited`: false only for load tests, never in production. */
export type PhoneCodeParts = {
  codes: PhoneCodes
  prefixes: readonly string[]
  keptOpen: readonly string[]
  budget: CodeBudget
  isLimited: boolean
}

type Bound = { id: string; userId: string; phone: string }
type Seeded = { seed: string; userId: string; phone: string }

/**
 * A code is computed from its row's seed and our key, so it can be sent again without being stored. Someone who steals
 * the table can try six digits quickly, but not without our key.
 */
export function createPhoneCodes(secret: string) {
  const keys = deriveKeys(secret, "phone code")
  const digitsKeys = deriveKeys(secret, "phone code digits")
  const textOf = ({ id, userId, phone }: Bound, code: string) => `${id}|${userId}|${phone}|${code}`
  return {
    codeOf: ({ seed, userId, phone }: Seeded) => {
      const bytes = Buffer.from(sign(digitsKeys, `${seed}|${userId}|${phone}`), "base64url")
      return String(bytes.readUIntBE(0, 6) % 10 ** phoneCodeLength).padStart(phoneCodeLength, "0")
    },
    hash: (bound: Bound, code: string) => sign(keys, textOf(bound, code)),
    isRight: (bound: Bound, code: string, hash: string) => isSignedBy(keys, textOf(bound, code), hash),
  }
}

export type PhoneCodes = ReturnType<typeof createPhoneCodes>
