export const disputeReasons = [
  "not_done",
  "poor_quality",
  "no_show",
  "damage",
  "price",
  "payment",
  "behaviour",
  "other",
] as const
export type DisputeReason = (typeof disputeReasons)[number]

/** With these nobody has to talk first: it may not be safe. */
export const safetyReasons: readonly DisputeReason[] = ["no_show", "damage", "behaviour"]

/** What the opener wants; `partial`: done, at another price. */
export const disputeOutcomes = ["complete", "cancel", "redo", "partial"] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

/** What an administrator may decide on. */
export const disputeDecisions = ["complete", "cancel", "redo"] as const
export type DisputeDecision = (typeof disputeDecisions)[number]

export const disputeStatuses = [
  "awaiting_reply",
  "negotiation",
  "admin_review",
  "resolved",
  "withdrawn",
] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

export const openDisputeStatuses = [
  "awaiting_reply",
  "negotiation",
  "admin_review",
] as const satisfies readonly DisputeStatus[]

/** A dispute's life as data; `docs/states.md` is drawn from it. */
export const disputeMoves = [
  { action: "reply", from: ["awaiting_reply"], to: "negotiation", by: ["other"] },
  { action: "time_out", from: ["awaiting_reply", "negotiation"], to: "admin_review", by: ["clock"] },
  { action: "escalate", from: ["negotiation"], to: "admin_review", by: ["opener", "other"] },
  { action: "agree", from: ["negotiation", "admin_review"], to: "resolved", by: ["opener", "other"] },
  { action: "decide", from: ["admin_review"], to: "resolved", by: ["admin"] },
  {
    action: "withdraw",
    from: ["awaiting_reply", "negotiation", "admin_review"],
    to: "withdrawn",
    by: ["opener"],
  },
] as const satisfies readonly {
  action: string
  from: readonly DisputeStatus[]
  to: DisputeStatus
  by: readonly string[]
}[]
