import type { CreateOffer } from "@doable/domain/offer/input"
import { whyCannotOffer } from "@doable/domain/offer/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { seenTask } from "../../task/seen-task.ts"
import { lockTask } from "../../task/lock-task.ts"
import { answerInvite } from "../invites/answer-invite.ts"
import { lockUser } from "../../user/lock-user.ts"
import { countOffers } from "../count-offers.ts"
import { offerAfter } from "../find-offers.ts"
import { offerColumns, refuseUnseen } from "../offer-columns.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { recordUse } from "../templates/record-use.ts"
import { offeringFacts } from "../offering-facts.ts"

/** Counts places and limits under the locks of the task and the doer, so parallel offers can't exceed them. */
export async function createOffer(
  ctx: UserContext,
  { payload: { taskId, taskVersion, templateId, ...terms } }: CreateOffer,
) {
  const { db, user } = ctx
  await seenTask(ctx, taskId)
  const now = ctx.now()
  return db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId)
    await lockUser(tx, user.id)
    refuse(whyCannotOffer(await offeringFacts(tx, task, user.id, now)))
    refuseUnseen(taskVersion, task)
    const screen = await screenFor(tx, "offer", ctx.textHits)
    const columns = offerColumns(terms, task, { screen, now })
    const row = { ...columns, taskId, providerId: user.id, createdAt: now, updatedAt: now }
    const [offer] = await tx.insert(taskOffers).values(row).returning({ id: taskOffers.id })
    if (!offer) throw new Error("no offer")
    if (templateId) await recordUse(tx, user.id, { offerId: offer.id, templateId })
    await countOffers(tx, [taskId])
    await answerInvite(tx, { taskId, providerId: user.id, status: "offered", now })
    const params = { price: columns.price, currency: columns.currency }
    await postSystemMessage(tx, {
      taskId,
      providerId: user.id,
      key: "offer_made",
      params,
      actorId: user.id,
      now,
    })
    await record(tx, { type: "offer.made", offerId: offer.id })
    await broadcastTask(tx, taskId, [task.ownerId, user.id])
    return offerAfter(ctx, tx, offer.id)
  })
}
