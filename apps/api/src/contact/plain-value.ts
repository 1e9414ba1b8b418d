import type { ContactType } from "@doable/domain/contact/rules"
import { plainContactValue } from "@doable/domain/contact/value"
import { Refused } from "@doable/domain/refusal"

export function plainValue(type: ContactType, text: string): string {
  const plain = plainContactValue(type, text)
  if (plain === null) throw new Refused("contact_value_invalid")
  return plain
}
