import type { Refusal } from "../../refusal.ts"
import type { ApplicationStatus, RejectReason } from "./status.ts"

type Application = { userId: string; status: ApplicationStatus; attempt: number }
const dayMs = 24 * 60 * 60 * 1000

/** Whose it is comes before its state, so that someone else learns nothing. */
export function whyCannotChange(application: Application, actorId: string): Refusal | null {
  if (application.userId !== actorId) return "application_not_found"
  const isOpen = application.status === "draft" || application.status === "changes_requested"
  return isOpen ? null : "application_not_editable"
}

export function whyCannotSubmit(
  application: Application,
  { actorId, mostAttempts }: { actorId: string; mostAttempts: number },
): Refusal | null {
  const why = whyCannotChange(application, actorId)
  if (why) return why
  return application.attempt > mostAttempts ? "application_attempts_used" : null
}

export function whyCannotWithdraw(application: Application, actorId: string): Refusal | null {
  if (application.userId !== actorId) return "application_not_found"
  const { status } = application
  const isWaiting = status === "draft" || status === "submitted" || status === "changes_requested"
  return isWaiting ? null : "application_not_withdrawable"
}

type Reviewed = Application & { reviewerId: string | null; reviewStartedAt: Date | null }

/** Claims it from the queue, or from someone who has had it for too long. Claiming it again restarts the time. */
export function whyCannotClaim(
  application: Reviewed,
  { actorId, now, claimMinutes }: { actorId: string; now: Date; claimMinutes: number },
): Refusal | null {
  if (application.userId === actorId) return "application_own"
  if (application.status === "submitted") return null
  if (application.status !== "in_review") return "application_not_reviewable"
  const { reviewerId, reviewStartedAt } = application
  if (reviewerId === null || reviewerId === actorId) return null
  const since = now.getTime() - (reviewStartedAt?.getTime() ?? 0)
  return since >= claimMinutes * 60_000 ? null : "application_claimed"
}

/** Nobody decides about their own application, and only the administrator who claimed it decides. */
export function whyCannotReview(application: Reviewed, actorId: string): Refusal | null {
  if (application.userId === actorId) return "application_own"
  if (application.status !== "in_review") return "application_not_reviewable"
  return application.reviewerId === actorId ? null : "application_claimed"
}

const decided: readonly ApplicationStatus[] = ["approved", "rejected", "expired", "revoked"]

/**
 * While it's pending, only the administrator who claimed it can open its documents. After the decision, any
 * administrator can, with a reason. While the applicant is changing it, nobody else can.
 */
export function whyCannotViewDocument(
  application: Reviewed,
  { actorId, hasReason }: { actorId: string; hasReason: boolean },
): Refusal | null {
  const { userId, status, reviewerId } = application
  if (userId === actorId) return "application_own"
  if (status === "submitted") return "application_unclaimed"
  if (status === "in_review") return reviewerId === actorId ? null : "application_claimed"
  if (!decided.includes(status)) return "application_not_reviewable"
  return hasReason ? null : "application_reason_needed"
}

/** `last`: the newest that was decided. `isOutgrown`: the profile says more than was ever checked. */
export function whyCannotApply({
  last,
  isOutgrown,
  now,
  cooldownDays,
  warnDays,
}: {
  last: {
    status: ApplicationStatus
    reasonCode: RejectReason | null
    decidedAt: Date | null
    expiresAt: Date | null
  } | null
  isOutgrown: boolean
  now: Date
  cooldownDays: number
  warnDays: number
}): Refusal | null {
  if (last?.status === "approved") {
    const isEnding = last.expiresAt !== null && last.expiresAt.getTime() - now.getTime() <= warnDays * dayMs
    return isEnding || isOutgrown ? null : "application_not_needed"
  }
  if (last?.status !== "rejected" || last.reasonCode === "document_unreadable") return null
  const since = now.getTime() - (last.decidedAt?.getTime() ?? 0)
  return since < cooldownDays * dayMs ? "application_cooldown" : null
}
