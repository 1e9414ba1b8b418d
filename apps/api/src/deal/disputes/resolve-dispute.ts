import { and, eq } from "../../platform/db/drizzle.ts"
import { resolvingAction, withdrawingAction } from "@doable/domain/deal/dispute/steps"
import type { DisputeDecision } from "@doable/domain/deal/dispute/status"
import type { Reasoning } from "@doable/domain/deal/fault/faults"
import { stallTimers } from "@doable/domain/deal/timers"
import type { Fault } from "@doable/domain/deal/status"
import type { Transaction } from "../../platform/db/client.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { moveTask } from "../../task/move-task.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { addAgreementVersion } from "../hire/add-agreement-version.ts"
import { endHire } from "../hire/end-hire.ts"
import { resumePendingChanges } from "../pending-changes.ts"
import { recomputeClientStats } from "../recompute-client-stats.ts"
import { recomputeProviderStats } from "../../provider/recompute-provider-stats.ts"
import { tellDispute, type Locked } from "./lock-dispute.ts"

type End = {
  decision: DisputeDecision
  /** Another price that the two agreed on. */
  price?: number | null
  fault: Fault
  actorId: string
  /** Where an administrator decided. */
  decided?: { byId: string; reasoning: Reasoning }
  now: Date
}

/**
 * Settles a dispute, by agreement or by an administrator: the job is done, is cancelled or continues. Needs the task's
 * lock.
 */
export async function resolveDispute(tx: Transaction, locked: Locked, end: End): Promise<void> {
  const { decision, price, fault, actorId, decided, now } = end
  const { task, dispute } = locked
  await tx
    .update(disputes)
    .set({
      status: "resolved",
      decision,
      fault,
      decidedById: decided?.byId ?? null,
      reasoning: decided?.reasoning ?? null,
      endedAt: now,
      dueAt: null,
      remindAt: null,
      updatedAt: now,
    })
    .where(eq(disputes.id, dispute.id))
  const version = price ? await addAgreementVersion(tx, locked.hire, { price }, now) : locked.hire.version
  const hire = { ...locked.hire, version, price: price ?? locked.hire.price }
  const data = { disputeId: dispute.id, decision, isDecided: decided !== undefined }
  const action = resolvingAction[decision]
  if (decision === "redo") await resumeWork(tx, { ...locked, hire }, { actorId, data, now })
  else {
    const isDone = decision === "complete"
    await endHire(tx, task, hire, {
      action,
      outcome: isDone ? "completed" : "cancelled",
      completedBy: isDone ? (decided ? "admin" : "owner") : null,
      actorId,
      cancelledById: null,
      ...(isDone ? {} : { cancelReason: decided ? "other" : "agreed" }),
      fault,
      data,
      now,
    })
  }
  const told = {
    actorId: decided ? null : actorId,
    key: "dispute_resolved",
    event: "dispute.resolved",
    now,
  } as const
  await tellDispute(tx, { ...locked, hire }, { ...told, params: { decision } })
}

/** Reopens the job with fresh deadlines, even if the scheduler had ended it. */
async function resumeWork(
  tx: Transaction,
  { task, hire }: Locked,
  { actorId, data, now }: { actorId: string; data: Record<string, unknown>; now: Date },
): Promise<void> {
  const { id, offerId, ownerId, providerId, scheduledAt, assignedAt } = hire
  await lockPeople(tx, [ownerId, providerId])
  await tx
    .update(taskAssignments)
    .set({
      outcome: null,
      endedAt: null,
      completedBy: null,
      fault: null,
      cancelledById: null,
      cancelReason: null,
      reviewRemindAt: null,
      startedAt: hire.startedAt ?? now,
      completionRequestedAt: null,
      reminderCount: 0,
      ...stallTimers({ scheduledAt, assignedAt, quietSince: now }),
      updatedAt: now,
    })
    .where(eq(taskAssignments.id, id))
  await tx
    .update(taskOffers)
    .set({ status: "accepted", closedAt: null, updatedAt: now })
    .where(and(eq(taskOffers.id, offerId), eq(taskOffers.status, "ended")))
  await resumePendingChanges(tx, task.id, now)
  const moved = { columns: { endedAt: null }, data: { assignmentId: id, ...data } }
  await moveTask(tx, task, { action: "redo_dispute", actorId, ...moved, now })
  await recomputeClientStats(tx, ownerId)
  await recomputeProviderStats(tx, providerId)
}

/** The opener withdraws it: everything continues as before, with the same time left. */
export async function resumeAfterWithdrawal(
  tx: Transaction,
  { task, hire, dispute }: Locked,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const { previousStatus, pausedEndsAt, pausedRemindAt, createdAt } = dispute
  const action = withdrawingAction(previousStatus)
  const data = { assignmentId: hire.id, disputeId: dispute.id }
  if (previousStatus === "completed" || previousStatus === "cancelled") {
    const isDone = previousStatus === "completed"
    const outcome = isDone ? "completed" : "cancelled"
    const by = isDone ? ({ completedBy: "clock" } as const) : {}
    await endHire(tx, task, hire, { action, outcome, ...by, actorId, cancelledById: null, data, now })
    return
  }
  const later = (at: Date | null) => at && new Date(at.getTime() + now.getTime() - createdAt.getTime())
  await tx
    .update(taskAssignments)
    .set({ endsAt: later(pausedEndsAt), remindAt: later(pausedRemindAt), updatedAt: now })
    .where(eq(taskAssignments.id, hire.id))
  await resumePendingChanges(tx, task.id, now)
  await moveTask(tx, task, { action, actorId, data, now })
}
