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

/** For a person or a profile as such, the account is what can be acted on. */
const unremovable: readonly ReportTarget[] = ["user", "provider"]

export function outcomesFor(target: ReportTarget): ReportOutcome[] {
  return reportOutcomes.filter((outcome) => outcome !== "content_removed" || !unremovable.includes(target))
}
