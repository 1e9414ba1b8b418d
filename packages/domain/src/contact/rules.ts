import type { Refusal } from "../refusal.ts"

export const contactTypes = ["phone", "email", "socialNetwork"] as const
export type ContactType = (typeof contactTypes)[number]

export const contactsPerPerson = 20

type Known = { type: ContactType; value: string; isPrimary: boolean }
type Wanted = { type: ContactType; value: string; isPrimary?: boolean | undefined }

/** `others`: the person's other contacts. `isPhoneProven`: a code sent to the number has just been entered. */
export function whyCannotAdd({
  wanted,
  others,
  isPhoneProven,
}: {
  wanted: Wanted
  others: Known[]
  isPhoneProven: boolean
}): Refusal | null {
  if (others.length >= contactsPerPerson) return "contact_limit_reached"
  if (isKnown(wanted, others)) return "contact_exists"
  if (wanted.isPrimary && primaryOf(wanted.type, others)) return "contact_primary_taken"
  if (needsProof(null, wanted) && !isPhoneProven) return "phone_not_verified"
  return null
}

/** Of its own type a contact may take the first place from another; by changing sides it may not. */
export function whyCannotChange({
  before,
  wanted,
  others,
  isPhoneProven,
}: {
  before: Known
  wanted: Wanted
  others: Known[]
  isPhoneProven: boolean
}): Refusal | null {
  if (isKnown(wanted, others)) return "contact_exists"
  const changesType = wanted.type !== before.type
  if (wanted.isPrimary && changesType && primaryOf(wanted.type, others)) return "contact_primary_taken"
  if (needsProof(before, wanted) && !isPhoneProven) return "phone_not_verified"
  return null
}

export function whyCannotDelete(contact: { isPrimary: boolean }): Refusal | null {
  return contact.isPrimary ? "contact_is_primary" : null
}

/** A new number, or a contact that becomes a number, has to be verified; an unchanged one was. */
export function needsProof(before: Known | null, wanted: Wanted): boolean {
  if (wanted.type !== "phone") return false
  return before?.type !== "phone" || before.value !== wanted.value
}

/** The first of its type comes first on its own; after that it is as the person says, or stays as it was. */
export function isPrimaryAfter(before: Known | null, wanted: Wanted, others: Known[]): boolean {
  if (before?.type === wanted.type) return wanted.isPrimary ?? before.isPrimary
  return wanted.isPrimary || !others.some(({ type }) => type === wanted.type)
}

function isKnown(wanted: Wanted, others: Known[]) {
  return others.some(({ type, value }) => type === wanted.type && value === wanted.value)
}

function primaryOf(type: ContactType, contacts: Known[]) {
  return contacts.find((contact) => contact.type === type && contact.isPrimary)
}
