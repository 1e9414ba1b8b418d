import { reportReasons } from "../report/status.ts"

export const restrictionKinds = [
  "warning",
  "limit",
  "deactivate",
  "content_removed",
  "profile_suspended",
] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** Kinds that hold for the account as a whole: someone has at most one of them at a time. */
export const accountKinds = ["limit", "deactivate"] as const satisfies readonly RestrictionKind[]

/** What can be reported, and our published rule on repeated cancellations. */
export const restrictionReasons = [...reportReasons, "own_faults"] as const
export type RestrictionReason = (typeof restrictionReasons)[number]

export const appealStatuses = ["open", "upheld", "overturned"] as const
export type AppealStatus = (typeof appealStatuses)[number]
