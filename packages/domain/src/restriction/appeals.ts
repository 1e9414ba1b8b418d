import type { Refusal } from "../refusal.ts"
import { appealTargetHours } from "./limits.ts"
import type { AppealStatus, RestrictionKind, RestrictionReason } from "./kinds.ts"

const hourMs = 60 * 60 * 1000

type Times = { endsAt: Date | null; liftedAt: Date | null }

export function isInForce({ endsAt, liftedAt }: Times, now: Date): boolean {
  return liftedAt === null && (endsAt === null || endsAt > now)
}

export const endAfter = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * 24 * hourMs)

/** By when we want to have answered. */
export const appealDueAt = (appealedAt: Date): Date =>
  new Date(appealedAt.getTime() + appealTargetHours * hourMs)

type Restriction = Times & {
  userId: string
  kind: RestrictionKind
  reasonCode: RestrictionReason
  issuedById: string | null
  appealStatus: AppealStatus | null
}

/** Once for each. What our rule on cancellations does is changed by contesting one of them. */
export function whyCannotAppeal(
  restriction: Restriction | null,
  { userId, now }: { userId: string; now: Date },
): Refusal | null {
  if (!restriction || restriction.userId !== userId) return "restriction_not_found"
  if (restriction.appealStatus) return "appeal_used"
  if (restriction.reasonCode === "own_faults") return "restriction_by_rule"
  return isInForce(restriction, now) ? null : "restriction_over"
}

/** `adminIds`: the active administrators. The person who made the decision reads the appeal only if nobody else can. */
export function whyCannotDecideAppeal(
  restriction: Restriction | null,
  { actorId, adminIds }: { actorId: string; adminIds: readonly string[] },
): Refusal | null {
  if (!restriction?.appealStatus) return "appeal_not_found"
  if (restriction.appealStatus !== "open") return "appeal_decided"
  if (restriction.userId === actorId) return "appeal_own"
  const hasOther = adminIds.some((id) => id !== actorId && id !== restriction.userId)
  return restriction.issuedById === actorId && hasOther ? "appeal_other_admin" : null
}
