import { and, eq, inArray, sql } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { CreateInvites } from "@doable/domain/offer/invite/input"
import { invitesPerDay, invitesPerTask } from "@doable/domain/offer/invite/limits"
import { whyCannotInvite } from "@doable/domain/offer/invite/rules"
import { waitingInvites } from "@doable/domain/offer/invite/status"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskInvites } from "../../platform/db/schema/task-invite.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockTask } from "../../task/lock-task.ts"
import { lockUser } from "../../user/lock-user.ts"
import { findInvitesByTask } from "./find-invites.ts"
import { invitesOfDay } from "../invite-queries.ts"
import { askable, lockAskable, sendInvites } from "../send-invites.ts"

/** The owner asks doers for offers. Who was asked already isn't asked twice. */
export async function createInvites(ctx: UserContext, { payload }: CreateInvites) {
  const { db, user } = ctx
  const { taskId, message } = payload
  const profileIds = [...new Set(payload.providerIds)]
  const now = ctx.now()
  await db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    if (task.ownerId !== user.id) throw new Refused("task_not_found")
    await lockAskable(tx, task, profileIds)
    await lockUser(tx, user.id)
    const people = await askable(tx, task, profileIds)
    const userIds = people.map(({ userId }) => userId)
    const { onTask, today } = await invitedSoFar(tx, { taskId, ownerId: user.id, userIds, now })
    const limits = { perTask: invitesPerTask, perDay: invitesPerDay }
    refuse(whyCannotInvite({ task, actor: user, onTask, today, limits }))
    if (people.length < profileIds.length) throw new Refused("doer_unavailable")
    // An invite is public text to the doer who reads it, like an offer to the owner.
    const screen = await screenFor(tx, "offer", ctx.textHits)
    screen.refuse(message ?? "")
    await sendInvites(tx, task, { userIds, message: message ? screen.mask(message).text : null, now })
  })
  return findInvitesByTask(ctx, { taskId, pagination: { limit: 100, offset: 0 } })
}

type Asked = { taskId: string; ownerId: string; userIds: string[]; now: Date }

/**
 * Including the people to invite now. Someone invited again already has a place on the task, but not in the day's
 * limit.
 */
async function invitedSoFar(tx: Transaction, { taskId, ownerId, userIds, now }: Asked) {
  const known = await tx
    .select({ status: taskInvites.status })
    .from(taskInvites)
    .where(and(eq(taskInvites.taskId, taskId), inArray(taskInvites.providerId, userIds)))
  const [all] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(taskInvites)
    .where(eq(taskInvites.taskId, taskId))
  const waiting = known.filter(({ status }) => waitingInvites.some((one) => one === status))
  return {
    onTask: (all?.count ?? 0) + userIds.length - known.length,
    today: (await invitesOfDay(tx, ownerId, now)) + userIds.length - waiting.length,
  }
}
