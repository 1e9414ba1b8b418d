import { whyCannotAdd, whyCannotChange, type ContactType } from "@doable/domain/contact/rules"
import { plainContactValue } from "@doable/domain/contact/value"
import type { Refusal } from "@doable/domain/refusal"
import type { Contact } from "./contacts-query.ts"

export interface Draft {
  type: ContactType | null
  value: string
  isPrimary: boolean
}

interface Situation {
  draft: Draft
  before: Contact | null
  others: Contact[]
  /** The number that a code has just verified. */
  provenPhone: string | null
}

/** What the API would say to it, known before it is asked. */
export function problemOfContact({ draft, before, others, provenPhone }: Situation): Refusal | null {
  if (!draft.type) return "contact_type_required"
  if (draft.value === "") return "contact_value_required"
  const value = plainContactValue(draft.type, draft.value)
  if (value === null) return "contact_value_invalid"
  const wanted = { type: draft.type, value, isPrimary: draft.isPrimary }
  const isPhoneProven = value === provenPhone
  return before
    ? whyCannotChange({ before, wanted, others, isPhoneProven })
    : whyCannotAdd({ wanted, others, isPhoneProven })
}

/** Where in the form a refusal is told. */
export function fieldOf(refusal: Refusal): "type" | "primary" | "value" {
  if (refusal === "contact_type_required") return "type"
  return refusal === "contact_primary_taken" ? "primary" : "value"
}
