import { ZodError } from "zod"
import { brokenPasswordRules, refusalOfRule } from "@doable/domain/account/password-rules"
import { isCommonPassword } from "./is-common-password.ts"

/** The rules that the browser checks too, and the long list it doesn't have; reported at the field. */
export function refuseWeakPassword(field: string, password: string, owner: { name: string; email: string }) {
  const broken = new Set(brokenPasswordRules(password, owner))
  if (isCommonPassword(password)) broken.add("notCommon")
  if (broken.size === 0) return
  const issues = [...broken].map((rule) => ({ path: [field], message: refusalOfRule[rule] }))
  throw new ZodError(issues.map((issue) => ({ code: "custom", input: "", ...issue })))
}
