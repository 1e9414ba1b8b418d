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

/** What can be taken away from its readers by a decision; for others the account is what can be acted on. */
export const removableTargets = ["task", "review"] as const satisfies readonly ReportTarget[]

export function outcomesFor(target: ReportTarget): ReportOutcome[] {
  const isRemovable = (removableTargets as readonly ReportTarget[]).includes(target)
  return reportOutcomes.filter((outcome) => outcome !== "content_removed" || isRemovable)
}
