export const reportTargets = [
  "task",
  "question",
  "offer",
  "message",
  "review",
  "provider",
  "service",
  "user",
] as const
export type ReportTarget = (typeof reportTargets)[number]

export const reportReasons = [
  "spam",
  "fake",
  "contacts",
  "prohibited",
  "offensive",
  "discrimination",
  "fraud",
  "off_platform_pressure",
  "copyright",
  "other",
] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportStatuses = ["open", "in_review", "action_taken", "no_action"] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** What a decision means for the reported person; `none` leaves everything as it is. */
export const reportOutcomes = ["none", "warning", "content_removed", "limit", "deactivate"] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** As the person who reported it reads it: what exactly happened to an account concerns nobody else. */
export const toldOutcomes = ["none", "warning", "content_removed", "account"] as const
export type ToldOutcome = (typeof toldOutcomes)[number]

export const toldOutcome = (outcome: ReportOutcome): ToldOutcome =>
  outcome === "limit" || outcome === "deactivate" ? "account" : outcome

/** For a person or a profile as such, the account is what can be acted on. */
const unremovable: readonly ReportTarget[] = ["user", "provider"]

export function outcomesFor(target: ReportTarget): ReportOutcome[] {
  return reportOutcomes.filter((outcome) => outcome !== "content_removed" || !unremovable.includes(target))
}
