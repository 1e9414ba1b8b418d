import { and, eq, isNull } from "../../platform/db/drizzle.ts"
import type { RequestChanges } from "@doable/domain/deal/input"
import { whyCannotRequestChanges } from "@doable/domain/deal/work"
import { stallTimers } from "@doable/domain/deal/timers"
import type { UserContext } from "../../platform/context.ts"
import { completionReports, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockHire } from "../hire/lock-hire.ts"
import { taskAfter } from "../hire/task-after.ts"
import { moveTask } from "../../task/move-task.ts"

/** Requests changes: the doer sees what's missing and continues, and the seven days stop. */
export function requestChanges(ctx: UserContext, { id, text }: RequestChanges) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, hire } = await lockHire(tx, id, actorId)
    refuse(whyCannotRequestChanges(task, hire, actorId))
    const { providerId, scheduledAt, assignedAt } = hire
    const round = hire.revisionRound + 1
    await tx
      .update(completionReports)
      .set({ changesRequestedAt: now, changesText: text, updatedAt: now })
      .where(and(eq(completionReports.assignmentId, hire.id), isNull(completionReports.changesRequestedAt)))
    await tx
      .update(taskAssignments)
      .set({
        revisionRound: round,
        completionRequestedAt: null,
        reminderCount: 0,
        ...stallTimers({ scheduledAt, assignedAt, quietSince: now }),
        updatedAt: now,
      })
      .where(eq(taskAssignments.id, hire.id))
    await moveTask(tx, task, {
      action: "request_changes",
      actorId,
      data: { assignmentId: hire.id, round },
      now,
    })
    await postSystemMessage(tx, {
      taskId: id,
      providerId,
      key: "changes_requested",
      params: { round },
      actorId,
      now,
    })
    await record(tx, { type: "assignment.changes-requested", assignmentId: hire.id, actorId })
    await broadcastTask(tx, id, [task.ownerId, providerId])
    return taskAfter(ctx, tx, id)
  })
}
