import { callAuth, type AuthAnswer, type AuthProblem } from "../session/person/auth-api.ts"

/** Six digits are from the app; anything else is meant as a recovery code. */
const isAppCode = (code: string) => /^\d{6}$/.test(code)

export const verifyPath = (code: string) =>
  isAppCode(code) ? "/two-factor/verify-totp" : "/two-factor/verify-backup-code"

export function verifyCode(serverUrl: string, code: string, trustDevice = false): Promise<AuthAnswer> {
  return callAuth(serverUrl, verifyPath(code), { code, trustDevice })
}

export type CodeProblem = "required" | "wrong" | "over" | "tooMany" | "failed"

/** "over": the password has to be entered again, because it was too long ago or too many codes were wrong. */
export function codeProblem({ status, code }: AuthProblem): CodeProblem {
  if (status === 429) return "tooMany"
  if (code === "INVALID_CODE" || code === "INVALID_BACKUP_CODE" || code === "invalid_input") return "wrong"
  return status === 400 || status === 401 ? "over" : "failed"
}

export const asksForCode = (answer: AuthAnswer): boolean =>
  answer.ok && (answer.data as { twoFactorRedirect?: boolean } | null)?.twoFactorRedirect === true
