/** Every reason the product may say no. The kind decides the HTTP status; the code decides the words. */
export const refusals = {
  sign_in_needed: "unauthorized",
  admins_only: "forbidden",
} as const satisfies Record<string, RefusalKind>

type RefusalKind = "unauthorized" | "forbidden" | "not_found" | "conflict" | "too_many"

export type Refusal = keyof typeof refusals

export class Refused extends Error {
  readonly code: Refusal

  constructor(code: Refusal) {
    super(code)
    this.code = code
  }

  get kind(): RefusalKind {
    return refusals[this.code]
  }
}
