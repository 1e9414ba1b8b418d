/** Parts of the agreement that can be changed. */
export const termKinds = ["price", "schedule", "scope"] as const
export type TermKind = (typeof termKinds)[number]

/** What one of the two may ask of the other: other terms, or the end of the job. */
export const changeKinds = [...termKinds, "cancel"] as const
export type ChangeKind = (typeof changeKinds)[number]

export const changeStatuses = [
  "pending",
  "accepted",
  "rejected",
  "withdrawn",
  "expired",
  "auto_accepted",
] as const
export type ChangeStatus = (typeof changeStatuses)[number]

/** A request's life as data; `docs/states.md` is drawn from it. */
export const changeMoves = [
  { action: "accept", from: ["pending"], to: "accepted", by: ["other"] },
  { action: "reject", from: ["pending"], to: "rejected", by: ["other"] },
  { action: "withdraw", from: ["pending"], to: "withdrawn", by: ["asker"] },
  { action: "expire", from: ["pending"], to: "expired", by: ["clock"] },
  { action: "auto_accept", from: ["pending"], to: "auto_accepted", by: ["clock"] },
] as const satisfies readonly {
  action: string
  from: readonly ChangeStatus[]
  to: ChangeStatus
  by: readonly string[]
}[]
