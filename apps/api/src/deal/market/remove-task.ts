import { eq } from "../../platform/db/drizzle.ts"
import type { RemoveTask } from "@doable/domain/task/input"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { users } from "../../platform/db/schema/user.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { endOffers } from "../../offer/end-offers.ts"
import { record } from "../../platform/outbox/record.ts"
import { issueRestriction } from "../../restriction/issue-restriction.ts"
import { runningHire } from "../hire/lock-hire.ts"
import { expirePendingChanges } from "../pending-changes.ts"
import { recomputeHireRate } from "../recompute-hire-rate.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { lockForModeration, writeModeration } from "./moderated-task.ts"
import { moveTask } from "../../task/move-task.ts"

/** Removes the task, with a reason for its owner. People who talked about it can still read the conversation. */
export function removeTask(ctx: UserContext, { id, reasonCode, explanation }: RemoveTask): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForModeration(tx, ctx, id, "remove")
    const columns = { moderationNote: explanation, endedAt: now, expiresAt: null, warnAt: null }
    const data = { reason: reasonCode }
    await moveTask(tx, row, { action: "remove", actorId: ctx.user.id, columns, data, now })
    await recomputeHireRate(tx, row.ownerId)
    await endOffers(tx, [id], { action: "close", now })
    await stopHire(tx, row, now)
    const [owner] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, row.ownerId))
    const decision = {
      userId: row.ownerId,
      kind: "content_removed",
      reasonCode: reasonCode === "personal_data" ? "contacts" : reasonCode,
      explanation: { [owner?.locale ?? "en"]: explanation },
      evidence: { targetType: "task", targetId: id, snippet: row.title },
    } as const
    await issueRestriction(tx, { ...decision, issuedById: ctx.user.id, endsAt: null }, now)
    await record(tx, { type: "task.removed", taskId: id, ownerId: row.ownerId })
    await writeModeration(tx, ctx, {
      action: "task.remove",
      task: row,
      to: "removed",
      reasonCode,
      reason: explanation,
    })
  })
}

/** A running job is put on hold: its deadlines stop until the task comes back. */
async function stopHire(tx: Transaction, { id, ownerId }: TaskRow, now: Date): Promise<void> {
  const hire = await runningHire(tx, id)
  await broadcastTask(tx, id, hire ? [ownerId, hire.providerId] : [ownerId])
  if (!hire) return
  await tx
    .update(taskAssignments)
    .set({ remindAt: null, endsAt: null, updatedAt: now })
    .where(eq(taskAssignments.id, hire.id))
  await expirePendingChanges(tx, id, now)
  const { providerId } = hire
  await postSystemMessage(tx, { taskId: id, providerId, key: "task_removed", actorId: null, now })
}
