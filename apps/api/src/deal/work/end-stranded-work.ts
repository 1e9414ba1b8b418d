import type { Canceller } from "@doable/domain/conversation/message/system-keys"
import { taskMove } from "@doable/domain/task/graph"
import type { EndStrandedWork } from "@doable/domain/task/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { endHire } from "../hire/end-hire.ts"
import { runningHire } from "../hire/lock-hire.ts"
import { lockForModeration, writeModeration } from "../market/moderated-task.ts"

/** One party is deactivated and the job can't end without them, so an administrator ends it. Nobody is at fault. */
export function endStrandedWork(ctx: UserContext, { id, reason }: EndStrandedWork): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForModeration(tx, ctx, id, "end_stranded")
    const hire = await runningHire(tx, id)
    const to = taskMove(row.status, "end_stranded")?.to
    if (!hire?.strandedAt || !to) throw new Refused("task_bad_transition")
    const end = {
      action: "end_stranded",
      outcome: "cancelled",
      cancelReason: "other",
      fault: "none",
    } as const
    await endHire(tx, row, hire, { ...end, actorId: null, now })
    const { id: assignmentId, providerId } = hire
    const params = { by: "team" satisfies Canceller }
    await postSystemMessage(tx, { taskId: id, providerId, key: "cancelled", params, actorId: null, now })
    await record(tx, { type: "assignment.cancelled", assignmentId, actorId: null })
    await writeModeration(tx, ctx, { action: "task.end_work", task: row, to, reason })
  })
}
