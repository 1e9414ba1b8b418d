import { eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { DeclineInvite } from "@doable/domain/offer/invite/input"
import { whyCannotDeclineInvite } from "@doable/domain/offer/invite/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskInvites } from "../../platform/db/schema/task-invite.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockTask } from "../../task/lock-task.ts"
import { lockUser } from "../../user/lock-user.ts"
import { answerInvite } from "./answer-invite.ts"
import { inviteOf } from "../invite-of.ts"
import { describeInvite } from "../invite-queries.ts"

/** Saying no costs nothing and counts as an answer. */
export function declineInvite(ctx: UserContext, { id, reason }: DeclineInvite) {
  const { db, user } = ctx
  const now = ctx.now()
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ taskId: taskInvites.taskId, providerId: taskInvites.providerId })
      .from(taskInvites)
      .where(eq(taskInvites.id, id))
    if (found?.providerId !== user.id) throw new Refused("invite_not_found")
    const task = await lockTask(tx, found.taskId)
    await lockUser(tx, user.id)
    const invite = await inviteOf(tx, task.id, user.id)
    if (!invite) throw new Refused("invite_not_found")
    refuse(whyCannotDeclineInvite(invite, user.id))
    const answer = {
      taskId: task.id,
      providerId: user.id,
      status: "declined",
      declineReason: reason,
    } as const
    await answerInvite(tx, { ...answer, now })
    await record(tx, { type: "invite.declined", inviteId: id })
    await broadcastTask(tx, task.id, [task.ownerId, user.id])
    const after = await inviteOf(tx, task.id, user.id)
    if (!after) throw new Error("no invite")
    return describeInvite(after)
  })
}
