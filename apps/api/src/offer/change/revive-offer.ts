import { eq } from "../../platform/db/drizzle.ts"
import type { StandAgain } from "@doable/domain/offer/input"
import { offersPerDay } from "@doable/domain/offer/limits"
import { whyCannotOffer, whyCannotRevive } from "@doable/domain/offer/rules"
import { Refused } from "@doable/domain/refusal"
import { countWithin } from "../../platform/http/count-within.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockUser } from "../../user/lock-user.ts"
import { countOffers } from "../count-offers.ts"
import { endCounter } from "../counters.ts"
import { offerAfter } from "../find-offers.ts"
import { lockOffer } from "../lock-offer.ts"
import { refuseOtherCurrency, refuseUnseen, validUntil } from "../offer-columns.ts"
import { offeringFacts } from "../offering-facts.ts"

/** Makes an earlier offer live again, if there's a place and everything else is still valid. */
export function reviveOffer(ctx: UserContext, { id, taskVersion }: StandAgain) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { offer, task } = await lockOffer(tx, id)
    refuse(whyCannotRevive(offer, ctx.user.id))
    await lockUser(tx, ctx.user.id)
    refuse(whyCannotOffer(await offeringFacts(tx, task, ctx.user.id, now)))
    refuseUnseen(taskVersion, task)
    refuseOtherCurrency(offer, task)
    await countRevival(tx, ctx.user.id)
    await tx
      .update(taskOffers)
      .set({
        status: "active",
        staleAt: null,
        closedAt: null,
        declineReason: null,
        declineNote: null,
        seenByOwnerAt: null,
        taskVersionSeen: task.version,
        validUntil: validUntil(offer.validDays, now),
        updatedAt: now,
      })
      .where(eq(taskOffers.id, id))
    await endCounter(tx, id, now)
    await countOffers(tx, [task.id])
    const params = { price: offer.price, currency: offer.currency }
    const said = { taskId: task.id, providerId: offer.providerId, actorId: ctx.user.id, now }
    await postSystemMessage(tx, { ...said, key: "offer_revived", params })
    await record(tx, { type: "offer.made", offerId: id })
    await broadcastTask(tx, task.id, [task.ownerId, offer.providerId])
    return offerAfter(ctx, tx, id)
  })
}

/** Each notifies the owner again, so it has the same limit as making offers. */
async function countRevival(tx: Transaction, userId: string): Promise<void> {
  const perDay = { max: offersPerDay, seconds: 24 * 60 * 60 }
  if (!(await countWithin(tx, `offer-revive|${userId}`, perDay))) throw new Refused("offer_day_limit_reached")
}
