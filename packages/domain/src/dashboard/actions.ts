/** What waits for a person, on either side of the market. */
export const actionKinds = [
  "confirm_completion",
  "choose_offer",
  "answer_question",
  "make_changes",
  "finish_work",
  "start_work",
  "reconfirm_offer",
  "answer_counter",
  "answer_invite",
  "answer_request",
  "reply_dispute",
  "answer_proposal",
  "write_review",
  "post_next",
] as const
export type ActionKind = (typeof actionKinds)[number]

/** A day and an hour that the two agreed on; all others are times that run out. */
export const appointedKinds: readonly ActionKind[] = ["start_work", "finish_work", "make_changes"]

export const actionRoles = ["owner", "doer"] as const
export type ActionRole = (typeof actionRoles)[number]
