// What can be wrong with a login, as codes: the words follow the language.
import { looksLikeEmail } from "@doable/domain/account/email"
import type { AuthProblem } from "../../session/person/auth-api.ts"

export interface SignInProblems {
  email?: "emailRequired" | "emailInvalid"
  password?: "passwordRequired"
  form?: "deactivated" | "wrong" | "tooMany" | "failed"
}
export type PasskeyProblem =
  | Exclude<NonNullable<SignInProblems["form"]>, "wrong">
  | "passkeyWrong"
  | "passkeyUnsupported"

export function signInProblems({ email, password }: { email: string; password: string }): SignInProblems {
  return {
    ...(email === "" && { email: "emailRequired" as const }),
    ...(email !== "" && !looksLikeEmail(email) && { email: "emailInvalid" as const }),
    ...(password === "" && { password: "passwordRequired" as const }),
  }
}

/** "deactivated" is said only after the right password. */
export function signInRefusal({ status, code }: AuthProblem): NonNullable<SignInProblems["form"]> {
  if (status === 429) return "tooMany"
  if (code === "ACCOUNT_DEACTIVATED") return "deactivated"
  return status === 401 || status === 403 ? "wrong" : "failed"
}
