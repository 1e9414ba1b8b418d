/** Every reason the product may say no. The kind decides the HTTP status; the code decides the words. */
export const refusals = {
  sign_in_needed: "unauthorized",
  admins_only: "forbidden",
  document_not_public: "invalid",
  file_not_found: "not_found",
  file_not_uploaded: "conflict",
  file_purpose_unfit: "invalid",
  file_type_differs: "invalid",
  picture_not_own: "invalid",
  picture_unreadable: "invalid",
  upload_limit_reached: "too_many",
  uploads_busy: "too_many",
} as const satisfies Record<string, RefusalKind>

type RefusalKind = "invalid" | "unauthorized" | "forbidden" | "not_found" | "conflict" | "too_many"

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
