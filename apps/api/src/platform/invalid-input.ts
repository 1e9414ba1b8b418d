import type { ZodError } from "zod"
import { refusals } from "@doable/domain/refusal"

/** What is wrong with one field, as a code with its numbers: the client has the words. */
export type FieldProblem = { path: string; code: string; min?: number; max?: number }

export function fieldProblems(error: ZodError): FieldProblem[] {
  return error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join("."),
    code: codeOf(issue),
    min: issue.code === "too_small" ? Number(issue.minimum) : undefined,
    max: issue.code === "too_big" ? Number(issue.maximum) : undefined,
  }))
}

/** Our own rules give the code of a refusal, which has its own text. */
function codeOf(issue: ZodError["issues"][number]): string {
  if (Object.hasOwn(refusals, issue.message)) return issue.message
  return issue.code === "invalid_format" ? `invalid_${issue.format}` : issue.code
}

/** No input of ours goes nearly as deep; one that does is meant to exhaust the reader. */
const deepest = 40

/** Text that PostgreSQL can't keep, or a value nested deeper than anyone needs. */
export function holdsUnstorableText(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed()
  if (typeof value !== "object" || value === null) return false
  if (depth > deepest) return true
  return Object.entries(value).some(
    ([key, entry]) => holdsUnstorableText(key) || holdsUnstorableText(entry, depth + 1),
  )
}
