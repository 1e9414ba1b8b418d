/**
 * What the product itself says in a conversation, as key and values: the words are made when someone reads them,
 * in that reader's language and from that reader's side. No names among the values: people may leave.
 */
export const systemKeys = [
  "offer_made",
  "offer_changed",
  "offer_withdrawn",
  "offer_declined",
  "offer_expired",
  "offer_revived",
  "offer_countered",
  "counter_accepted",
  "counter_answered",
  "counter_declined",
  "counter_withdrawn",
  "not_selected",
  "task_changed",
  "task_closed",
  "hired",
  "started",
  "completion_requested",
  "changes_requested",
  "completed",
  "auto_completed",
  "change_requested",
  "change_accepted",
  "change_rejected",
  "change_withdrawn",
  "change_expired",
  "cancelled",
  "dispute_opened",
  "dispute_replied",
  "dispute_files_added",
  "dispute_proposed",
  "dispute_escalated",
  "dispute_resolved",
  "dispute_withdrawn",
  "reopened",
  "open_again",
  "task_removed",
  "left_alone",
  "goes_on",
  "review_published",
] as const
export type SystemKey = (typeof systemKeys)[number]

/** Who cancelled a job. `silence`: nobody answered the request; `clock`: nothing happened for a month. */
export const cancellers = ["owner", "doer", "both", "silence", "clock", "team"] as const
export type Canceller = (typeof cancellers)[number]

/** Plain values for the words: a sum in minor units with its currency, a day, a code. */
export type SystemParams = Record<string, string | number>
