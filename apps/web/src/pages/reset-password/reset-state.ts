import type { AuthAnswer } from "../../session/person/auth-api.ts"

export type ResetState = "choose" | "saving" | "weak" | "done" | "invalid" | "tooMany" | "failed"

export function resetOutcome(answer: AuthAnswer): ResetState {
  if (answer.ok) return "done"
  // Only the API knows the owner's name and address, which must not be in the password.
  if (answer.fields.some(({ path }) => path === "newPassword")) return "weak"
  if (answer.status === 429) return "tooMany"
  return answer.status >= 400 && answer.status < 500 ? "invalid" : "failed"
}
