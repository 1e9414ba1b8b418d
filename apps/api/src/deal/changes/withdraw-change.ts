import { eq } from "../../platform/db/drizzle.ts"
import type { ChangeId } from "@doable/domain/deal/change/input"
import { whyCannotWithdraw } from "@doable/domain/deal/change/requests"
import type { UserContext } from "../../platform/context.ts"
import { changeRequests } from "../../platform/db/schema/deal/change-request.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"
import { lockChange } from "./answer-change.ts"
import { describeChange } from "./describe-change.ts"
import { changeById } from "./queries.ts"

/** Possible until it's answered. The other person sees it in the chat and doesn't have to do anything. */
export function withdrawChange(ctx: UserContext, { id }: ChangeId) {
  const now = ctx.now()
  const actorId = ctx.user.id
  return ctx.db.transaction(async (tx) => {
    const { task, change } = await lockChange(tx, id, actorId)
    refuse(whyCannotWithdraw(task, change, actorId, now))
    const { kind, assignmentId, taskId, byUserId, toUserId } = change
    await tx
      .update(changeRequests)
      .set({ status: "withdrawn", answeredAt: now, remindAt: null, updatedAt: now })
      .where(eq(changeRequests.id, id))
    const data = { assignmentId, changeId: id, kind, answer: "change_withdrawn" }
    await recordTaskEvent(tx, { taskId, actorId, type: "change_answered", data, now })
    const providerId = byUserId === task.ownerId ? toUserId : byUserId
    const said = { taskId, providerId, actorId, now }
    await postSystemMessage(tx, { ...said, key: "change_withdrawn", params: { kind }, refId: id })
    await record(tx, { type: "task.settled", taskId })
    await broadcastTask(tx, taskId, [byUserId, toUserId])
    const found = await changeById(tx, id)
    if (!found) throw new Error("no change")
    return describeChange(ctx, found)
  })
}
