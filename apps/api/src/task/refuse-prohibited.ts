import { findProhibited } from "@doable/domain/moderation/prohibited"
import { Refused } from "@doable/domain/refusal"

/** What may not be on the wall may not be said beside it either. */
export function refuseProhibited(text: string): void {
  if (findProhibited(text).length > 0) throw new Refused("text_not_allowed")
}
