import { findProhibited } from "@doable/domain/moderation/prohibited"
import { Refused } from "@doable/domain/refusal"

/** A text that no task may hold is also refused in offers, questions, invites and reviews. */
export function refuseProhibited(text: string): void {
  if (findProhibited(text).length > 0) throw new Refused("text_not_allowed")
}
