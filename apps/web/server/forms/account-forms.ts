import { brokenPasswordRules } from "@doable/domain/account/password-rules"
import { looksLikeEmail } from "@doable/domain/account/email"
import { refusedBy } from "../../src/account/refused-password.ts"
import { requestPasswordBody } from "../../src/account/request-password-link.ts"
import { asksForCode, codeProblem, verifyPath } from "../../src/account/verify-code.ts"
import { emailProblem } from "../../src/pages/reset-password/email-problem.ts"
import { resetOutcome } from "../../src/pages/reset-password/reset-state.ts"
import { signInProblems, signInRefusal } from "../../src/pages/sign-in/sign-in-problems.ts"
import { problemsAfter, problemsBefore } from "../../src/pages/sign-in/sign-up-problems.ts"
import { outcomeOf } from "../../src/pages/verify-email/verify-state.ts"
import { safePath } from "../../src/session/safe-path.ts"
import type { FormHandler } from "./form-handler.ts"

const isEmpty = (problems: object) => Object.keys(problems).length === 0

export const signIn: FormHandler = async ({ text, search, locale, ask }) => {
  const fields = { email: text("email").trim(), password: text("password") }
  const values = { email: fields.email }
  const before = signInProblems(fields)
  if (!isEmpty(before)) return { values, result: before }
  const rememberMe = text("remember") === "on"
  const { answer, cookies } = await ask("/api/auth/sign-in/email", { ...fields, rememberMe, locale })
  if (asksForCode(answer)) return { to: `/second-step?${search}`, cookies }
  if (answer.ok) return { to: safePath(search.get("redirect")), cookies }
  if (answer.code === "ACCOUNT_LOCKED") return { to: "/account-locked" }
  return { values, result: { form: signInRefusal(answer) } }
}

/** A recovery code fits into the same field. */
export const secondStep: FormHandler = async ({ text, search, ask }) => {
  const code = text("code").trim()
  if (code === "") return { values: {}, result: { problem: "required" } }
  const trustDevice = text("trust") === "on"
  const { answer, cookies } = await ask(`/api/auth${verifyPath(code)}`, { code, trustDevice })
  if (answer.ok) return { to: safePath(search.get("redirect")), cookies }
  if (answer.code === "ACCOUNT_LOCKED") return { to: "/account-locked" }
  return { values: {}, result: { problem: codeProblem(answer) } }
}

export const signUp: FormHandler = async ({ text, search, locale, ask }) => {
  const fields = { name: text("name").trim(), email: text("email").trim(), password: text("password") }
  const { password, ...values } = fields
  const redirect = safePath(search.get("redirect"))
  const broken = brokenPasswordRules(password, values)
  const before = problemsBefore(fields)
  if (!isEmpty(before)) return { values, result: { problems: before, broken } }
  const isHome = redirect === "/"
  const callbackURL = isHome ? undefined : redirect
  const { answer, cookies } = await ask("/api/auth/sign-up/email", {
    ...fields,
    locale,
    callbackURL,
    invitedBy: search.get("ref") ?? undefined,
  })
  if (answer.ok) {
    const wish = isHome ? "" : `?redirect=${encodeURIComponent(redirect)}`
    return { to: `/signup-success${wish}`, cookies }
  }
  const refused = refusedBy(answer, password)?.rules ?? []
  return { values, result: { problems: problemsAfter(answer), broken: refused } }
}

export const forgotPassword: FormHandler = async ({ text, ask }) => {
  const email = text("email").trim()
  const values = { email }
  const wrong = emailProblem(email)
  if (wrong) return { values, result: { problem: wrong } }
  const { answer } = await ask("/api/auth/request-password-reset", requestPasswordBody(email))
  if (answer.ok) return { values, result: { sentTo: email } }
  return { values, result: { problem: answer.status === 429 ? "tooMany" : "failed" } }
}

export const resetPassword: FormHandler = async ({ text, search, ask }) => {
  const newPassword = text("password")
  const broken = brokenPasswordRules(newPassword, { name: "", email: "" })
  if (broken.length > 0)
    return { values: {}, result: { state: "choose", broken, isEmpty: newPassword === "" } }
  const token = search.get("token") ?? ""
  const { answer } = await ask("/api/auth/reset-password", { token, newPassword })
  return {
    values: {},
    result: {
      state: resetOutcome(answer),
      broken: refusedBy(answer, newPassword)?.rules ?? [],
      isEmpty: false,
    },
  }
}

/** The confirmation once more; the answer doesn't tell whether the address waits for one. */
export const resendEmail: FormHandler = async ({ text, ask }) => {
  const email = text("email").trim()
  const values = { email }
  if (!looksLikeEmail(email)) return { values, result: { resend: "emailInvalid" } }
  const { answer } = await ask("/api/auth/send-verification-email", { email })
  return { values, result: { resend: answer.ok ? "sent" : answer.status === 429 ? "tooMany" : "failed" } }
}

export const verifyEmail: FormHandler = async (form) => {
  const { text, search, ask } = form
  const token = search.get("token")
  // A link that doesn't work offers another email in its place.
  if (!token || text("email")) return resendEmail(form)
  const { answer, cookies } = await ask(`/api/auth/verify-email?token=${encodeURIComponent(token)}`)
  const outcome = outcomeOf(answer)
  if (outcome !== "signedIn") return { values: {}, result: { state: outcome } }
  const redirect = safePath(search.get("redirect"))
  return { to: redirect === "/" ? "/profile/complete" : redirect, cookies }
}
