import { isStaff } from "@doable/domain/user/admin-access"
import { Refused } from "@doable/domain/refusal"
import type { InvitesByTask, MyInvites } from "@doable/domain/offer/invite/input"
import type { UserContext } from "../../platform/context.ts"
import { cardsById as doerCards, showCard as showDoer } from "../../provider/card.ts"
import { cardsById as taskCards, showCard as showTask } from "../../task/card.ts"
import { ownerOfTask } from "../../task/queries.ts"
import { describeInvite, invitesOfMine, invitesOfTask } from "../invite-queries.ts"

export async function findInvitesByTask(ctx: UserContext, input: InvitesByTask) {
  const { db, user } = ctx
  const ownerId = await ownerOfTask(db, input.taskId)
  if (!ownerId || (ownerId !== user.id && !isStaff(user.role))) throw new Refused("task_not_found")
  const { rows, total } = await invitesOfTask(db, input)
  const ids = rows.flatMap(({ profileId }) => profileId ?? [])
  const cards = new Map((await doerCards(db, user.id, ids)).map((card) => [card.id, card]))
  const data = rows.map(({ invite, profileId }) => {
    const card = profileId ? cards.get(profileId) : undefined
    return { ...describeInvite(invite), provider: card ? showDoer(ctx, card) : null }
  })
  return { data, total }
}

export async function findMyInvites(ctx: UserContext, input: MyInvites) {
  const { db, user } = ctx
  const { rows, total } = await invitesOfMine(db, user.id, input)
  const ids = rows.map(({ invite }) => invite.taskId)
  const cards = new Map((await taskCards(db, user.id, ids)).map((card) => [card.id, card]))
  const data = rows.flatMap(({ invite }) => {
    const card = cards.get(invite.taskId)
    return card ? [{ ...describeInvite(invite), task: showTask(ctx, card) }] : []
  })
  return { data, total }
}
