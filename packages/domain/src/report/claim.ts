import type { Refusal } from "../refusal.ts"
import { claimMinutes } from "./limits.ts"
import { outcomesFor, type ReportOutcome, type ReportTarget } from "./status.ts"

type Claim = { claimedById: string | null; claimedAt: Date | null }

/** Who works on it at this moment; a claim that was left behind ends by itself. */
export function claimerOf({ claimedById, claimedAt }: Claim, now: Date): string | null {
  const isOver = !claimedAt || now.getTime() - claimedAt.getTime() >= claimMinutes * 60_000
  return isOver ? null : claimedById
}

/** `subjectId`: whose the target is. Nobody decides about themselves, and nobody about what they reported. */
export function whyCannotClaim(
  reports: readonly (Claim & { subjectId: string; reporterId: string })[],
  actorId: string,
  now: Date,
): Refusal | null {
  if (reports.length === 0) return "report_not_found"
  if (reports.some(({ subjectId, reporterId }) => subjectId === actorId || reporterId === actorId))
    return "report_own_case"
  const other = reports.some((report) => ![null, actorId].includes(claimerOf(report, now)))
  return other ? "report_claimed" : null
}

/** A chat is read around what was reported, by the moderator who works on it and while they do. */
export function whyCannotReadChat(
  reports: readonly (Claim & { subjectId: string; reporterId: string })[],
  actorId: string,
  now: Date,
): Refusal | null {
  const reason = whyCannotClaim(reports, actorId, now)
  if (reason) return reason
  return reports.some((report) => claimerOf(report, now) === actorId) ? null : "report_unclaimed"
}

export function whyCannotDecide(
  reports: readonly (Claim & { subjectId: string; reporterId: string })[],
  {
    actorId,
    target,
    outcome,
    now,
  }: { actorId: string; target: ReportTarget; outcome: ReportOutcome; now: Date },
): Refusal | null {
  const reason = whyCannotClaim(reports, actorId, now)
  if (reason) return reason
  if (reports.some((report) => claimerOf(report, now) !== actorId)) return "report_unclaimed"
  return outcomesFor(target).includes(outcome) ? null : "report_outcome_unfit"
}
