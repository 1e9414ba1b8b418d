import { eq, sql } from "../../platform/db/drizzle.ts"
import type { CreateDispute } from "@doable/domain/deal/dispute/input"
import { disputableStatuses, disputeTimers, whyCannotDispute } from "@doable/domain/deal/dispute/steps"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { disputes } from "../../platform/db/schema/deal/dispute.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockTask } from "../../task/lock-task.ts"
import { moveTask } from "../../task/move-task.ts"
import { newestHire, type Hire } from "../hire/lock-hire.ts"
import { pausePendingChanges } from "../pending-changes.ts"
import { disputeAfter, keepDisputeFiles, tellDispute } from "./lock-dispute.ts"

/** Opens a dispute: every other deadline of the job stops, and the other person has five days to reply. */
export function createDispute(ctx: UserContext, { payload }: CreateDispute) {
  const { taskId, reasonCode, statement, wantedOutcome, fileIds } = payload
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    const hire = await newestHire(tx, taskId, "any")
    if (!hire) throw new Refused("task_not_found")
    const hasTalked = await hasWritten(tx, hire, actorId)
    refuse(whyCannotDispute(hire, { taskStatus: task.status, actorId, reason: reasonCode, hasTalked, now }))
    const previousStatus = disputableStatuses.find((status) => status === task.status)
    if (!previousStatus) throw new Refused("task_bad_transition")
    const [dispute] = await tx
      .insert(disputes)
      .values({
        taskId,
        assignmentId: hire.id,
        openedById: actorId,
        againstId: actorId === hire.ownerId ? hire.providerId : hire.ownerId,
        reason: reasonCode,
        statement,
        wantedOutcome,
        previousStatus,
        pausedEndsAt: hire.endsAt,
        pausedRemindAt: hire.remindAt,
        ...disputeTimers("reply", now),
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!dispute) throw new Error("no dispute")
    await keepDisputeFiles(tx, { disputeId: dispute.id, ownerId: actorId, fileIds, isReply: false })
    await tx
      .update(taskAssignments)
      .set({ endsAt: null, remindAt: null, reviewRemindAt: null, updatedAt: now })
      .where(eq(taskAssignments.id, hire.id))
    await pausePendingChanges(tx, taskId, now)
    const data = { assignmentId: hire.id, disputeId: dispute.id, reason: reasonCode }
    await moveTask(tx, task, { action: "dispute", actorId, columns: { endedAt: null }, data, now })
    const told = { actorId, key: "dispute_opened", event: "dispute.opened", now } as const
    await tellDispute(tx, { task, hire, dispute }, told)
    return disputeAfter(ctx, tx, dispute.id)
  })
}

/** Whether they've written to the other person since the hire. */
async function hasWritten(tx: Transaction, hire: Hire, userId: string): Promise<boolean> {
  const since = hire.assignedAt.toISOString()
  const { rows } = await tx.execute(sql`
    select 1 from messages m join conversations c on c.id = m.conversation_id
    where c.task_id = ${hire.taskId}::uuid and c.provider_id = ${hire.providerId} and m.sender_id = ${userId}
      and m.system_key is null and m.created_at >= ${since}::timestamptz limit 1`)
  return rows.length > 0
}
