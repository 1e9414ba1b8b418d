import type { ConfirmCompletion } from "@doable/domain/deal/input"
import { whyCannotComplete } from "@doable/domain/deal/work"
import type { UserContext } from "../../platform/context.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { endHire } from "../hire/end-hire.ts"
import { lockHire } from "../hire/lock-hire.ts"
import { taskAfter } from "../hire/task-after.ts"
import { settle } from "../market/set-settled.ts"

/** The owner says so, whether the doer has said it before or not. */
export function confirmCompletion(ctx: UserContext, { id, settled }: ConfirmCompletion) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, hire } = await lockHire(tx, id, actorId)
    refuse(whyCannotComplete(task, actorId))
    const { providerId, id: assignmentId } = hire
    await endHire(tx, task, hire, {
      action: "complete",
      outcome: "completed",
      completedBy: "owner",
      actorId,
      now,
    })
    await postSystemMessage(tx, { taskId: id, providerId, key: "completed", actorId, now })
    await record(tx, { type: "assignment.completed", assignmentId, actorId })
    if (settled) await settle(tx, { hire, side: "owner", actorId, settled, now })
    return taskAfter(ctx, tx, id)
  })
}
