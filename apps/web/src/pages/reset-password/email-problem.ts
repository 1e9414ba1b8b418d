import { looksLikeEmail } from "@doable/domain/account/email"

/** What is wrong with the address that someone has typed. */
export function emailProblem(email: string): "emailRequired" | "emailInvalid" | null {
  if (email === "") return "emailRequired"
  return looksLikeEmail(email) ? null : "emailInvalid"
}
