/** What waits for a person, on either side of the market. */
export const actionKinds = [
  "confirm_completion",
  "choose_offer",
  "answer_question",
  "finish_work",
  "start_work",
  "reconfirm_offer",
  "answer_invite",
  "write_review",
] as const
export type ActionKind = (typeof actionKinds)[number]
