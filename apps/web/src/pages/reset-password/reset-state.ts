import type { PasswordRule } from "@doable/domain/account/password-rules"
import type { AuthAnswer } from "../../session/person/auth-api.ts"

export type ResetState = "choose" | "saving" | "weak" | "done" | "invalid" | "tooMany" | "failed"

/** What comes of the form without scripts; of the password only the rules it breaks. */
export interface PostedReset {
  state: ResetState
  broken: PasswordRule[]
  isEmpty: boolean
}

export function resetOutcome(answer: AuthAnswer): ResetState {
  if (answer.ok) return "done"
  // Only the API knows the owner's name and address, which must not be in the password.
  if (answer.fields.some(({ path }) => path === "newPassword")) return "weak"
  if (answer.status === 429) return "tooMany"
  return answer.status >= 400 && answer.status < 500 ? "invalid" : "failed"
}
