// What can be wrong with a sign-up, as codes: the words follow the language even when it changes afterwards.
import { looksLikeEmail } from "@doable/domain/account/email"
import { brokenPasswordRules, type PasswordRule } from "@doable/domain/account/password-rules"
import { userNameLength } from "@doable/domain/limits"
import { lengthProblem } from "@doable/domain/text/length"
import type { AuthProblem } from "../../session/person/auth-api.ts"

export interface SignUpFields {
  name: string
  email: string
  password: string
}

export interface SignUpProblems {
  name?: "nameTooLong" | "nameNotAllowed"
  email?: "emailRequired" | "emailInvalid"
  /** "passwordRules": the list under the field says which. */
  password?: "passwordRequired" | "passwordRules"
  form?: { code: "failed" } | { code: "tooMany"; minutes: number }
}

/** What comes of the form without scripts; of the password only the rules it breaks. */
export interface PostedSignUp {
  problems: SignUpProblems
  broken: PasswordRule[]
}

/** In the order of the form, so that the first one gets the focus. */
export function problemsBefore({ name, email, password }: SignUpFields): SignUpProblems {
  const problems: SignUpProblems = {}
  if (lengthProblem(name, userNameLength)) problems.name = "nameTooLong"
  if (!email) problems.email = "emailRequired"
  else if (!looksLikeEmail(email)) problems.email = "emailInvalid"
  if (!password) problems.password = "passwordRequired"
  else if (brokenPasswordRules(password, { name, email }).length > 0) problems.password = "passwordRules"
  return problems
}

export function problemsAfter({ status, fields, retryAfter }: AuthProblem): SignUpProblems {
  const problems: SignUpProblems = {}
  const isRefused = (name: string) => fields.some(({ path }) => path === name)
  const isCode = (wanted: string) => fields.some(({ code }) => code === wanted)
  if (isRefused("name")) problems.name = isCode("name_not_allowed") ? "nameNotAllowed" : "nameTooLong"
  if (isRefused("email")) problems.email = "emailInvalid"
  if (isRefused("password")) problems.password = "passwordRules"
  if (Object.keys(problems).length > 0) return problems
  if (status !== 429) return { form: { code: "failed" } }
  return { form: { code: "tooMany", minutes: Math.ceil((retryAfter ?? 60) / 60) } }
}
