import type { AuthAnswer } from "./auth-api.ts"

/** "done" also for a link that was used before: the address is confirmed, which is all that one wants to know. */
export type VerifyState = "asking" | "checking" | "done" | "expired" | "invalid" | "tooMany" | "failed"

export function outcomeOf(answer: AuthAnswer): VerifyState {
  if (answer.ok) return "done"
  if (answer.code === "TOKEN_EXPIRED") return "expired"
  if (answer.status === 429) return "tooMany"
  return answer.status >= 400 && answer.status < 500 ? "invalid" : "failed"
}
