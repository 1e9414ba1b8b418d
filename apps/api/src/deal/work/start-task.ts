import { eq } from "../../platform/db/drizzle.ts"
import type { TaskId } from "@doable/domain/task/input"
import { isOnTime, whyCannotStart } from "@doable/domain/deal/work"
import { stallTimers } from "@doable/domain/deal/timers"
import type { UserContext } from "../../platform/context.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { recomputeProviderStats } from "../../provider/recompute-provider-stats.ts"
import { lockHire } from "../hire/lock-hire.ts"
import { taskAfter } from "../hire/task-after.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { moveTask } from "../../task/move-task.ts"

export function startTask(ctx: UserContext, { id }: TaskId) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, hire } = await lockHire(tx, id, actorId)
    refuse(whyCannotStart(task, hire, actorId, now))
    const { providerId, scheduledAt, assignedAt } = hire
    await tx
      .update(taskAssignments)
      .set({
        startedAt: now,
        wasOnTime: isOnTime(scheduledAt, now),
        reminderCount: 0,
        ...stallTimers({ scheduledAt, assignedAt, quietSince: now }),
        updatedAt: now,
      })
      .where(eq(taskAssignments.id, hire.id))
    // Says right away whether it started on time.
    await lockPeople(tx, [providerId])
    await recomputeProviderStats(tx, providerId)
    await moveTask(tx, task, { action: "start", actorId, data: { assignmentId: hire.id }, now })
    await postSystemMessage(tx, { taskId: id, providerId, key: "started", actorId, now })
    await record(tx, { type: "assignment.started", assignmentId: hire.id, actorId })
    await broadcastTask(tx, id, [task.ownerId, providerId])
    return taskAfter(ctx, tx, id)
  })
}
