/** Every reason the product may say no. The kind decides the HTTP status; the code decides the words. */
export const refusals = {
  sign_in_needed: "unauthorized",
  admins_only: "forbidden",
  email_not_verified: "forbidden",
  email_unchanged: "invalid",
  last_admin: "conflict",
  link_expired: "invalid",
  link_invalid: "invalid",
  password_common: "invalid",
  password_length: "invalid",
  password_personal: "invalid",
  password_wrong: "invalid",
  place_not_found: "not_found",
  redirect_foreign: "forbidden",
  too_many_tries: "too_many",
  category_not_found: "not_found",
  contact_exists: "conflict",
  contact_is_primary: "conflict",
  contact_limit_reached: "conflict",
  contact_not_found: "not_found",
  contact_primary_taken: "conflict",
  contact_type_required: "invalid",
  contact_value_invalid: "invalid",
  contact_value_required: "invalid",
  document_not_public: "invalid",
  favourite_limit_reached: "conflict",
  file_not_found: "not_found",
  file_not_uploaded: "conflict",
  file_purpose_unfit: "invalid",
  file_type_differs: "invalid",
  not_on_oneself: "conflict",
  notification_not_found: "not_found",
  phone_code_limit_reached: "too_many",
  phone_code_too_soon: "too_many",
  phone_code_used_up: "too_many",
  phone_code_wrong: "invalid",
  phone_country_not_served: "invalid",
  phone_not_verified: "invalid",
  picture_not_own: "invalid",
  picture_unreadable: "invalid",
  offers_will_be_stale: "conflict",
  task_category_locked: "conflict",
  task_changed_elsewhere: "conflict",
  task_date_passed: "invalid",
  task_day_limit_reached: "too_many",
  task_draft_limit_reached: "conflict",
  task_file_unfit: "invalid",
  task_incomplete: "invalid",
  task_limit_newcomer: "conflict",
  task_limit_reached: "conflict",
  task_not_draft: "conflict",
  task_not_editable: "conflict",
  task_not_ended: "conflict",
  task_not_found: "not_found",
  task_not_open: "conflict",
  task_reopen_too_late: "conflict",
  task_unavailable: "not_found",
  task_was_assigned: "conflict",
  provider_changed_elsewhere: "conflict",
  provider_exists: "conflict",
  provider_file_unfit: "invalid",
  provider_incomplete: "invalid",
  provider_not_draft: "conflict",
  provider_not_found: "not_found",
  provider_not_paused: "conflict",
  provider_not_published: "conflict",
  provider_suspended: "forbidden",
  service_incomplete: "invalid",
  service_limit_reached: "conflict",
  service_not_found: "not_found",
  service_order_differs: "conflict",
  application_attempts_used: "conflict",
  application_changed_elsewhere: "conflict",
  application_cooldown: "conflict",
  application_exists: "conflict",
  application_file_unfit: "invalid",
  application_incomplete: "invalid",
  application_not_editable: "conflict",
  application_not_found: "not_found",
  application_not_needed: "conflict",
  application_not_reviewable: "conflict",
  application_not_withdrawable: "conflict",
  application_own: "forbidden",
  conversation_closed: "conflict",
  conversation_not_found: "not_found",
  conversation_person_left: "conflict",
  direct_limit_reached: "too_many",
  message_empty: "invalid",
  message_file_unfit: "invalid",
  message_limit_reached: "too_many",
  message_not_found: "not_found",
  message_not_own: "forbidden",
  message_too_late: "conflict",
  user_blocked: "conflict",
  offer_not_found: "not_found",
  offer_own_task: "conflict",
  offer_exists: "conflict",
  offer_was_declined: "conflict",
  offer_cap_reached: "conflict",
  offer_limit_reached: "conflict",
  offer_day_limit_reached: "too_many",
  offer_not_live: "conflict",
  offer_edits_used: "conflict",
  offer_not_stale: "conflict",
  offer_not_revivable: "conflict",
  offer_stale: "conflict",
  offer_expired: "conflict",
  offer_changed: "conflict",
  offer_incomplete: "invalid",
  price_out_of_range: "invalid",
  price_too_low_confirm: "invalid",
  schedule_out_of_range: "invalid",
  doer_unavailable: "conflict",
  provider_needed: "forbidden",
  phone_needed: "forbidden",
  verification_required: "forbidden",
  text_not_allowed: "invalid",
  question_own_task: "conflict",
  question_not_found: "not_found",
  question_answered: "conflict",
  question_limit_reached: "conflict",
  question_day_limit_reached: "too_many",
  invite_not_found: "not_found",
  invite_answered: "conflict",
  invite_limit_reached: "conflict",
  invite_day_limit_reached: "too_many",
  streams_full: "too_many",
  upload_limit_reached: "too_many",
  tasks_running: "conflict",
  uploads_busy: "too_many",
  user_limited: "forbidden",
  user_not_found: "not_found",
  audit_log_not_found: "not_found",
} as const satisfies Record<string, RefusalKind>

type RefusalKind = "invalid" | "unauthorized" | "forbidden" | "not_found" | "conflict" | "too_many"

export type Refusal = keyof typeof refusals

type FieldProblem = { path: string; code: string; min?: number; max?: number }
export type RefusalDetails = {
  fields?: FieldProblem[]
  version?: number
  count?: number
  retryAfterSec?: number
}

export class Refused extends Error {
  readonly code: Refusal

  /** What the asker needs besides the reason: which fields, which version is the present one, when again. */
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
