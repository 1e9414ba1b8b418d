import { looksLikeEmail } from "../account/email.ts"
import type { ContactType } from "./rules.ts"

export const contactValueLength = { max: 300 } as const

/** Spaces, dots, dashes and brackets are how people write numbers; they are no part of them. */
export function plainPhone(text: string): string | null {
  const plain = text.replaceAll(/[\s().‐-―-]/g, "")
  return /^\+[1-9]\d{6,15}$/.test(plain) ? plain : null
}

/** The one spelling in which a contact is kept and compared, or null if it is none of its type. */
export function plainContactValue(type: ContactType, text: string): string | null {
  if (type === "phone") return plainPhone(text)
  const plain = text.trim()
  if (type === "email") return looksLikeEmail(plain) ? plain.toLowerCase() : null
  return plain === "" || /\p{Cc}|\p{Bidi_Control}/u.test(plain) ? null : plain
}
