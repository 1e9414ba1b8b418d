import { looksLikeEmail } from "@doable/domain/account/email"
import { readVerificationToken } from "@doable/domain/account/verification-token"
import type { AuthAnswer } from "../../session/person/auth-api.ts"

export type VerifyState =
  | "asking"
  | "checking"
  | "done"
  | "used"
  | "expired"
  | "invalid"
  | "tooMany"
  | "failed"

/** What the link itself says: a damaged one and one that has run out need no press to find out. */
export function stateOfLink(token: string, now: number): { state: VerifyState; email: string | null } {
  const claim = readVerificationToken(token)
  if (!claim) return { state: "invalid", email: null }
  const email = looksLikeEmail(claim.email) ? claim.email : null
  return { state: claim.expiresAt > now ? "asking" : "expired", email }
}

/** `signedIn`: this browser had signed up, and is logged in by the link. */
export function outcomeOf(answer: AuthAnswer): VerifyState | "signedIn" {
  const said = answer.ok && (answer.data as { state?: unknown } | null)?.state
  if (said === "signed_in") return "signedIn"
  if (answer.ok) return said === "used" ? "used" : "done"
  if (answer.code === "link_expired") return "expired"
  if (answer.status === 429) return "tooMany"
  return answer.status >= 400 && answer.status < 500 ? "invalid" : "failed"
}
