import type { Assignment } from "../../../session/answers/offer-answers.ts"

/** What is to be done, where the two have changed it since the hire; otherwise the text of the task stands. */
export function changedScope(hire: Pick<Assignment, "agreement" | "versions"> | null): string | null {
  const [first] = hire?.versions ?? []
  if (!hire || !first || first.scopeText === hire.agreement.scopeText) return null
  return hire.agreement.scopeText
}
