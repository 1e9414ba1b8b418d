import { eq } from "../../platform/db/drizzle.ts"
import type { StandAgain } from "@doable/domain/offer/input"
import { whyCannotReconfirm } from "@doable/domain/offer/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { endCounter } from "../counters.ts"
import { offerAfter } from "../find-offers.ts"
import { lockOffer } from "../lock-offer.ts"
import { refuseOtherCurrency, refuseUnseen, validUntil } from "../offer-columns.ts"

/** "Still valid": the same offer for the task as it is now, with its time started again. */
export function reconfirmOffer(ctx: UserContext, { id, taskVersion }: StandAgain) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { offer, task } = await lockOffer(tx, id)
    refuse(whyCannotReconfirm(offer, task, ctx.user))
    refuseUnseen(taskVersion, task)
    refuseOtherCurrency(offer, task)
    await tx
      .update(taskOffers)
      .set({
        status: "active",
        staleAt: null,
        taskVersionSeen: task.version,
        validUntil: validUntil(offer.validDays, now),
        updatedAt: now,
      })
      .where(eq(taskOffers.id, id))
    await endCounter(tx, id, now)
    await record(tx, { type: "offer.reconfirmed", offerId: id })
    await broadcastTask(tx, task.id, [task.ownerId, offer.providerId])
    return offerAfter(ctx, tx, id)
  })
}
