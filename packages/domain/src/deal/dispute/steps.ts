import { isPossibleSum } from "../../money/limits.ts"
import type { Money } from "../../money/money.ts"
import type { Refusal } from "../../refusal.ts"
import type { TaskAction } from "../../task/graph.ts"
import type { TaskStatus } from "../../task/status.ts"
import { remindHoursBefore } from "../change/limits.ts"
import type { AssignmentOutcome, CancelReason, Completer } from "../status.ts"
import { sideOfHire } from "../fault/faults.ts"
import {
  decisionTargetHours,
  disputeAfterDays,
  disputeDays,
  filesPerStatement,
  proposalsEach,
} from "./limits.ts"
import {
  safetyReasons,
  type DisputeDecision,
  type DisputeOutcome,
  type DisputeReason,
  type DisputeStatus,
} from "./status.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

type Hire = {
  ownerId: string
  providerId: string
  scheduledAt: Date | null
  startedAt: Date | null
  strandedAt: Date | null
  endedAt: Date | null
  outcome: AssignmentOutcome | null
  completedBy: Completer | null
  cancelledById: string | null
  cancelReason: CancelReason | null
}
type Opening = {
  taskStatus: TaskStatus
  actorId: string
  /** Null: not chosen yet. */
  reason: DisputeReason | null
  /** Whether the opener has written to the other one since the hire. */
  hasTalked: boolean
  now: Date
}

/** States from which a dispute leads somewhere; where it came from is where a withdrawal leads back to. */
export const disputableStatuses = [
  "assigned",
  "in_progress",
  "completion_requested",
  "completed",
  "cancelled",
] as const satisfies readonly TaskStatus[]
export type DisputableStatus = (typeof disputableStatuses)[number]

export function whyCannotDispute(
  hire: Hire,
  { taskStatus, actorId, reason, hasTalked, now }: Opening,
): Refusal | null {
  if (!sideOfHire(hire, actorId)) return "task_not_found"
  if (taskStatus === "disputed") return "dispute_exists"
  const refusal = hire.endedAt ? whyTooLate(hire, taskStatus, now) : whyTooEarly(hire, taskStatus, now)
  if (refusal) return refusal
  // A deactivated person can't answer.
  const mayBeSilent = hire.strandedAt !== null || (reason !== null && safetyReasons.includes(reason))
  return hasTalked || mayBeSilent || reason === null ? null : "dispute_talk_first"
}

/** Only jobs that the scheduler ended, and only for a while. */
function whyTooLate(hire: Hire, status: TaskStatus, now: Date): Refusal | null {
  const isClock =
    (status === "completed" && hire.completedBy === "clock") ||
    (status === "cancelled" && hire.outcome === "cancelled" && !hire.cancelledById && !hire.cancelReason)
  if (!isClock || !hire.endedAt) return "task_bad_transition"
  return now.getTime() >= hire.endedAt.getTime() + disputeAfterDays * dayMs ? "dispute_too_late" : null
}

function whyTooEarly(hire: Hire, status: TaskStatus, now: Date): Refusal | null {
  if (status === "in_progress" || status === "completion_requested") return null
  if (status !== "assigned") return "task_bad_transition"
  const hasBegun = hire.startedAt !== null || (hire.scheduledAt !== null && hire.scheduledAt <= now)
  return hasBegun ? null : "dispute_too_early"
}

/** When the current step of a dispute ends and whose turn it is gets a reminder. */
export function disputeTimers(step: "reply" | "negotiation", from: Date): { dueAt: Date; remindAt: Date } {
  const dueAt = new Date(from.getTime() + disputeDays[step] * dayMs)
  return { dueAt, remindAt: new Date(dueAt.getTime() - remindHoursBefore * hourMs) }
}

/** By when we want to have decided. */
export const decisionAimAt = (escalatedAt: Date): Date =>
  new Date(escalatedAt.getTime() + decisionTargetHours * hourMs)

type Dispute = { openedById: string; againstId: string; status: DisputeStatus; repliedAt: Date | null }

const isParty = ({ openedById, againstId }: Dispute, actorId: string) =>
  actorId === openedById || actorId === againstId
const isOpen = ({ status }: Pick<Dispute, "status">) => status !== "resolved" && status !== "withdrawn"

/** Late is better than never: until the decision the answer is still read. */
export function whyCannotReply(dispute: Dispute, actorId: string): Refusal | null {
  if (!isParty(dispute, actorId)) return "dispute_not_found"
  if (actorId !== dispute.againstId) return "dispute_not_yours"
  if (!isOpen(dispute)) return "dispute_over"
  return dispute.repliedAt ? "dispute_replied" : null
}

/** What the two show can grow until the end; the first files of the other one come with their reply. */
export function whyCannotAddFiles(
  dispute: Dispute,
  actorId: string,
  { shown, added }: { shown: number; added: number },
): Refusal | null {
  if (!isParty(dispute, actorId)) return "dispute_not_found"
  if (!isOpen(dispute)) return "dispute_over"
  if (actorId === dispute.againstId && !dispute.repliedAt) return "dispute_awaits_reply"
  return shown + added > filesPerStatement ? "dispute_files_used_up" : null
}

export type Proposal = { byUserId: string; acceptedAt: Date | null }

export function whyCannotPropose(
  dispute: Dispute,
  made: readonly Proposal[],
  actorId: string,
): Refusal | null {
  const reason = whyCannotNegotiate(dispute, actorId)
  if (reason) return reason
  const own = made.filter(({ byUserId }) => byUserId === actorId)
  return own.length >= proposalsEach ? "proposals_used_up" : null
}

/** Only the newest one is open, and it is the other person's to accept. */
export function whyCannotAcceptProposal(
  dispute: Dispute,
  made: readonly Proposal[],
  { index, actorId }: { index: number; actorId: string },
): Refusal | null {
  const reason = whyCannotNegotiate(dispute, actorId)
  if (reason) return reason
  const proposal = made[index]
  if (!proposal) return "proposal_not_found"
  if (proposal.byUserId === actorId) return "proposal_own"
  return index === made.length - 1 ? null : "proposal_replaced"
}

function whyCannotNegotiate(dispute: Dispute, actorId: string): Refusal | null {
  if (!isParty(dispute, actorId)) return "dispute_not_found"
  if (!isOpen(dispute)) return "dispute_over"
  return dispute.repliedAt ? null : "dispute_awaits_reply"
}

export function whyCannotEscalate(dispute: Dispute, actorId: string): Refusal | null {
  const reason = whyCannotNegotiate(dispute, actorId)
  return reason ?? (dispute.status === "admin_review" ? "dispute_in_review" : null)
}

/**
 * `earlier`: how often the opener has withdrawn a dispute on this job. A second one stays, or someone could hold the
 * job up for ever.
 */
export function whyCannotWithdrawDispute(dispute: Dispute, actorId: string, earlier: number): Refusal | null {
  if (!isParty(dispute, actorId)) return "dispute_not_found"
  if (actorId !== dispute.openedById) return "dispute_not_yours"
  if (!isOpen(dispute)) return "dispute_over"
  return earlier > 0 ? "dispute_withdrawn_before" : null
}

/** Nobody decides between themselves and someone else. */
export function whyCannotDecide(dispute: Dispute, actorId: string): Refusal | null {
  if (isParty(dispute, actorId)) return "dispute_own"
  if (!isOpen(dispute)) return "dispute_over"
  return dispute.status === "admin_review" ? null : "dispute_not_in_review"
}

type Terms = { outcome: DisputeOutcome; price: Money | null }

/** A price belongs to work that is done for less, or done again for more. */
export function whyUnfitProposal({ outcome, price }: Terms, agreed: Money): Refusal | null {
  if (!price) return outcome === "partial" ? "proposal_price_needed" : null
  if (outcome === "cancel" || outcome === "complete") return "proposal_price_unfit"
  const isFit = price.currency === agreed.currency && isPossibleSum(price)
  if (!isFit) return "price_out_of_range"
  return price.amount === agreed.amount ? "proposal_price_same" : null
}

/** How the job goes on, or ends. */
export const decisionOf = (outcome: DisputeOutcome): DisputeDecision =>
  outcome === "partial" ? "complete" : outcome

export const resolvingAction = {
  complete: "complete_dispute",
  cancel: "cancel_dispute",
  redo: "redo_dispute",
} as const satisfies Record<DisputeDecision, TaskAction>

export const withdrawingAction = (previous: DisputableStatus) =>
  `resume_${previous}` as const satisfies TaskAction

export type Turn = "opener" | "other" | "both" | "team"

/** Who has to act next. */
export function turnOf(dispute: Dispute, made: readonly Proposal[]): Turn | null {
  if (!isOpen(dispute)) return null
  if (dispute.status === "awaiting_reply") return "other"
  if (dispute.status === "admin_review") return "team"
  const last = made.at(-1)
  if (!last) return "both"
  return last.byUserId === dispute.openedById ? "other" : "opener"
}
