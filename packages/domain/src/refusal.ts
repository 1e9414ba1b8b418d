/** Every reason the product may say no. The kind decides the HTTP status; the code decides the words. */
export const refusals = {
  sign_in_needed: "unauthorized",
  admins_only: "forbidden",
  email_unchanged: "invalid",
  last_admin: "conflict",
  link_invalid: "invalid",
  password_wrong: "invalid",
  redirect_foreign: "forbidden",
  too_many_tries: "too_many",
  contact_exists: "conflict",
  contact_is_primary: "conflict",
  contact_limit_reached: "conflict",
  contact_not_found: "not_found",
  contact_primary_taken: "conflict",
  contact_type_required: "invalid",
  contact_value_invalid: "invalid",
  contact_value_required: "invalid",
  document_not_public: "invalid",
  file_not_found: "not_found",
  file_not_uploaded: "conflict",
  file_purpose_unfit: "invalid",
  file_type_differs: "invalid",
  notification_not_found: "not_found",
  phone_code_limit_reached: "too_many",
  phone_code_too_soon: "too_many",
  phone_code_used_up: "too_many",
  phone_code_wrong: "invalid",
  phone_country_not_served: "invalid",
  phone_not_verified: "invalid",
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
