import {
  brokenPasswordRules,
  passwordRules,
  refusalOfRule,
  type PasswordRule,
} from "@doable/domain/account/password-rules"
import type { AuthAnswer } from "../session/person/auth-api.ts"

export interface RefusedPassword {
  password: string
  rules: PasswordRule[]
}

/** The rules that the API named for the password it was sent. */
export function refusedBy(answer: AuthAnswer, password: string): RefusedPassword | undefined {
  if (answer.ok) return undefined
  const codes = answer.fields.map(({ code }) => code)
  const rules = passwordRules.filter((rule) => codes.includes(refusalOfRule[rule]))
  return rules.length > 0 ? { password, rules } : undefined
}

/** What this page sees on its own, and what the API has said about this very password. */
export function brokenRules(
  password: string,
  owner: { name: string; email: string },
  refused: RefusedPassword | undefined,
): PasswordRule[] {
  const broken = brokenPasswordRules(password, owner)
  const told = refused?.password === password ? refused.rules : []
  return passwordRules.filter((rule) => broken.includes(rule) || told.includes(rule))
}
