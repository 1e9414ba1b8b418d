import { eq } from "../../platform/db/drizzle.ts"
import type { UpdateOffer } from "@doable/domain/offer/input"
import { agreedRounds } from "@doable/domain/offer/counter/rules"
import { offerEdits } from "@doable/domain/offer/limits"
import { whyCannotEdit } from "@doable/domain/offer/rules"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { countersOf, endCounter } from "../counters.ts"
import { offerAfter } from "../find-offers.ts"
import { lockOffer, type OfferRow } from "../lock-offer.ts"
import { offerColumns, refuseUnseen } from "../offer-columns.ts"
import { screenFor } from "../../text-rule/screen.ts"

/** This also reconfirms a stale offer: the doer who changes it has seen the task. A counter-offer was for the old one. */
export function updateOffer(ctx: UserContext, { id, version, taskVersion, payload }: UpdateOffer) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { offer, task } = await lockOffer(tx, id)
    const editCount = offer.editCount - agreedRounds(await countersOf(tx, [id]))
    refuse(whyCannotEdit({ ...offer, editCount }, task, ctx.user, offerEdits))
    if (version !== undefined && version !== offer.editCount + 1) throw new Refused("offer_changed")
    refuseUnseen(taskVersion, task)
    const screen = await screenFor(tx, "offer", ctx.textHits)
    const columns = offerColumns({ ...termsOf(offer), ...payload }, task, { screen, now })
    const isOtherCurrency = columns.currency !== offer.currency
    const before = columns.price === offer.price ? offer.previousPrice : offer.price
    await tx
      .update(taskOffers)
      .set({
        ...columns,
        status: "active",
        staleAt: null,
        editCount: offer.editCount + 1,
        // Stored without its currency: in another one it would be wrong.
        previousPrice: isOtherCurrency ? null : before,
        changedAt: now,
        updatedAt: now,
      })
      .where(eq(taskOffers.id, id))
    await endCounter(tx, id, now)
    const params = { price: columns.price, currency: columns.currency }
    const said = { taskId: task.id, providerId: offer.providerId, actorId: ctx.user.id, now }
    await postSystemMessage(tx, { ...said, key: "offer_changed", params })
    await record(tx, { type: "offer.changed", offerId: id })
    await broadcastTask(tx, task.id, [task.ownerId, offer.providerId])
    return offerAfter(ctx, tx, id)
  })
}

/** As it was written, so that what is left out of a change stays as it is. */
function termsOf(offer: OfferRow) {
  const { currency, materialsCost } = offer
  return {
    price: { amount: offer.price, currency },
    materialsCost: materialsCost === null ? null : { amount: materialsCost, currency },
    message: offer.originalMessage ?? offer.message,
    lang: offer.lang,
    included: offer.included,
    canStartAt: offer.canStartAt?.toISOString() ?? null,
    durationHours: offer.durationHours,
    warrantyDays: offer.warrantyDays,
    validDays: offer.validDays,
    lowPriceReason: offer.lowPriceReason,
  }
}
