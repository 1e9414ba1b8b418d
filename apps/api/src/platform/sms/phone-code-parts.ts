import type { CodeBudget } from "@doable/domain/contact/phone-code"
import { deriveKey, isSignedBy, sign } from "../settings/derive-key.ts"

/** `isLimited`: false only for load tests, never in production. */
export type PhoneCodeParts = {
  codes: PhoneCodes
  prefixes: readonly string[]
  keptOpen: readonly string[]
  budget: CodeBudget
  isLimited: boolean
}

type Bound = { id: string; userId: string; phone: string }

/** Six digits are quickly tried out by whoever steals the table; without our key there is nothing to try. */
export function createPhoneCodes(secret: string) {
  const key = deriveKey(secret, "phone code")
  const textOf = ({ id, userId, phone }: Bound, code: string) => `${id}|${userId}|${phone}|${code}`
  return {
    hash: (bound: Bound, code: string) => sign(key, textOf(bound, code)),
    isRight: (bound: Bound, code: string, hash: string) => isSignedBy(key, textOf(bound, code), hash),
  }
}

export type PhoneCodes = ReturnType<typeof createPhoneCodes>
