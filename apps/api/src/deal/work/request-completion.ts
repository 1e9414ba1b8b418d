import { eq } from "../../platform/db/drizzle.ts"
import type { RequestCompletion } from "@doable/domain/deal/input"
import { Refused } from "@doable/domain/refusal"
import { whyCannotRequestCompletion } from "@doable/domain/deal/work"
import { completionTimers } from "@doable/domain/deal/timers"
import type { UserContext } from "../../platform/context.ts"
import {
  completionReportFiles,
  completionReports,
  taskAssignments,
} from "../../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { fitFiles } from "../../conversation/keep-files.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockHire } from "../hire/lock-hire.ts"
import { taskAfter } from "../hire/task-after.ts"
import { pendingChanges } from "../pending-changes.ts"
import { moveTask } from "../../task/move-task.ts"

/** "It's done": the owner has a week to look at it. */
export function requestCompletion(ctx: UserContext, { id, note, fileIds }: RequestCompletion) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, hire } = await lockHire(tx, id, actorId)
    refuse(whyCannotRequestCompletion(task, actorId))
    const pending = await pendingChanges(tx, id)
    // Or a job could be handed over to get around being cancelled.
    if (pending.some(({ kind }) => kind === "cancel")) throw new Refused("cancel_pending")
    const proof = await fitFiles(tx, actorId, fileIds, "completion_file_unfit")
    const [report] = await tx
      .insert(completionReports)
      .values({
        taskId: id,
        assignmentId: hire.id,
        providerId: actorId,
        note: note || null,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: completionReports.id })
    if (!report) throw new Error("no report")
    if (proof.length > 0) {
      const rows = proof.map((fileId, position) => ({ reportId: report.id, fileId, position }))
      await tx.insert(completionReportFiles).values(rows)
    }
    await tx
      .update(taskAssignments)
      .set({ completionRequestedAt: now, reminderCount: 0, ...completionTimers(now), updatedAt: now })
      .where(eq(taskAssignments.id, hire.id))
    const data = { assignmentId: hire.id, files: proof.length }
    await moveTask(tx, task, { action: "request_completion", actorId, data, now })
    await postSystemMessage(tx, {
      taskId: id,
      providerId: actorId,
      key: "completion_requested",
      actorId,
      now,
    })
    await record(tx, { type: "assignment.completion-requested", assignmentId: hire.id, actorId })
    await broadcastTask(tx, id, [task.ownerId, actorId])
    return taskAfter(ctx, tx, id)
  })
}
