import type { CounterOffer } from "@doable/domain/offer/counter/input"
import { whyCannotCounter } from "@doable/domain/offer/counter/rules"
import { counterRounds } from "@doable/domain/offer/counter/status"
import { Refused } from "@doable/domain/refusal"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import type { UserContext } from "../../platform/context.ts"
import { offerCounters } from "../../platform/db/schema/offer.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { counterMessage, counterTerms } from "./counter-terms.ts"
import { lockCountered, tellBoth } from "./lock-countered.ts"

/** The client asks for another price or day. Until the doer answers, the offer can't be accepted as it is. */
export function counterOffer(ctx: UserContext, { id, version, message, ...asked }: CounterOffer) {
  return ctx.db.transaction(async (tx) => {
    const countered = await lockCountered(ctx, tx, id)
    const { offer, rounds, now } = countered
    refuse(whyCannotCounter(countered, counterRounds))
    if (version !== undefined && version !== offer.editCount + 1) throw new Refused("offer_changed")
    const { price, canStartAt } = counterTerms(asked, countered)
    const round = rounds.length + 1
    const { currency } = offer
    await tx.insert(offerCounters).values({
      offerId: id,
      round,
      currency,
      offeredPrice: offer.price,
      price,
      canStartAt,
      message: await counterMessage(ctx, tx, message),
      createdAt: now,
    })
    const said = { taskId: offer.taskId, providerId: offer.providerId, actorId: ctx.user.id, now }
    await postSystemMessage(tx, { ...said, key: "offer_countered", params: { price, currency } })
    await record(tx, { type: "offer.countered", offerId: id, round })
    return tellBoth(ctx, tx, countered)
  })
}
