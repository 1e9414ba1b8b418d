import { callAuth } from "../session/person/auth-api.ts"

/** An email with a link to a new password, if the address has an account; the answer doesn't tell. */
export function requestPasswordLink(serverUrl: string, email: string) {
  return callAuth(serverUrl, "/request-password-reset", requestPasswordBody(email))
}

export const requestPasswordBody = (email: string) => ({ email, redirectTo: "/auth/reset-password" })
