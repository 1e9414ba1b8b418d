import { Refused } from "@doable/domain/refusal"
import type { ApproveTask } from "@doable/domain/task/input"
import type { UserContext } from "../../platform/context.ts"
import { record } from "../../platform/outbox/record.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { inviteAsked } from "../../offer/invite-asked.ts"
import { lockAskable } from "../../offer/send-invites.ts"
import { isOwnerActive, lockForModeration, writeModeration } from "./moderated-task.ts"
import { moveTask } from "../../task/move-task.ts"
import { openAgain } from "../../task/opening-columns.ts"

/** Approves a held task: it's published now, with its full time ahead. */
export function approveTask(ctx: UserContext, { id, version }: ApproveTask): Promise<void> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockForModeration(tx, ctx, id, "approve", version)
    await lockAskable(tx, row, row.askedProviderIds)
    if (!(await isOwnerActive(tx, row))) throw new Refused("task_owner_away")
    const columns = await openAgain(tx, row, { timing: undefined, now })
    const cleared = { holdReason: null, moderationNote: null, duplicateOfId: null }
    await moveTask(tx, row, {
      action: "approve",
      actorId: ctx.user.id,
      columns: { ...columns, ...cleared },
      now,
    })
    await record(tx, { type: "task.approved", taskId: id, ownerId: row.ownerId })
    await inviteAsked(tx, { ...row, status: "open" }, now)
    await broadcastTask(tx, id, [row.ownerId])
    await writeModeration(tx, ctx, { action: "task.approve", task: row, to: "open" })
  })
}
