import { isStaff } from "@doable/domain/user/admin-access"
import type { DisputeByTask, DisputeChat, DisputeId } from "@doable/domain/deal/dispute/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { ownerOfTask } from "../../task/queries.ts"
import { findCase, findCaseChat } from "../cases/find-case.ts"
import { isPartyOf } from "../changes/queries.ts"
import { describeDispute } from "./describe-dispute.ts"
import { disputeById, newestDisputeOf } from "./queries.ts"

/** The newest about this task, for the two and for administrators; null where there's none. */
export async function findDispute(ctx: UserContext, { taskId }: DisputeByTask) {
  const { db, user } = ctx
  const ownerId = await ownerOfTask(db, taskId)
  const isParty = ownerId === user.id || (await isPartyOf(db, taskId, user.id))
  if (!ownerId || !(isParty || isStaff(user.role))) throw new Refused("task_not_found")
  const seesAll = ownerId === user.id || !isParty
  const newest = await newestDisputeOf(db, { taskId, partyId: seesAll ? null : user.id })
  const found = newest && (await disputeById(db, newest.id))
  return found && describeDispute(ctx, found)
}

/** The whole case on one page, for administrators. */
export async function findDisputeCase(ctx: UserContext, { id }: DisputeId) {
  const found = await disputeById(ctx.db, id, true)
  const whole = found && (await findCase(ctx, found.dispute.assignmentId))
  if (!found || !whole) throw new Refused("dispute_not_found")
  const { openedById, againstId, reasoning } = found.dispute
  const isOwn = ctx.user.id === openedById || ctx.user.id === againstId
  return { dispute: describeDispute(ctx, found), reasoning, isOwn, case: whole }
}

export async function findDisputeChat(ctx: UserContext, { id, pagination }: DisputeChat) {
  const found = await disputeById(ctx.db, id)
  if (!found) throw new Refused("dispute_not_found")
  return findCaseChat(ctx, found.dispute.assignmentId, pagination)
}
