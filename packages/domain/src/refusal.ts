import { refusals, type RefusalKind } from "./refusal-codes.ts"

export { refusals }

export type Refusal = keyof typeof refusals

type FieldProblem = { path: string; code: string; min?: number; max?: number }
export type RefusalDetails = {
  fields?: FieldProblem[]
  version?: number
  count?: number
  retryAfterSec?: number
  /** When a limit of the account ends, if it has an end. */
  until?: string | undefined
}

export class Refused extends Error {
  readonly code: Refusal
  /** What the caller needs in addition to the reason: which fields, which version is current, when to try again. */
  readonly details: RefusalDetails

  constructor(code: Refusal, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get kind(): RefusalKind {
    return refusals[this.code]
  }
}
