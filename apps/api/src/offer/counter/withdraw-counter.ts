import type { WithdrawCounter } from "@doable/domain/offer/counter/input"
import { openCounter, whyCannotWithdrawCounter } from "@doable/domain/offer/counter/rules"
import { Refused } from "@doable/domain/refusal"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import type { UserContext } from "../../platform/context.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { closeRound, lockCountered, tellBoth } from "./lock-countered.ts"

/** The client takes it back, so the offer can be accepted as it is. The round stays used: the doer was told. */
export function withdrawCounter(ctx: UserContext, { id }: WithdrawCounter) {
  return ctx.db.transaction(async (tx) => {
    const countered = await lockCountered(ctx, tx, id)
    const { offer, rounds, now } = countered
    refuse(whyCannotWithdrawCounter(countered))
    const open = openCounter(offer, rounds)
    if (!open) throw new Refused("counter_over")
    await closeRound(tx, open, { status: "withdrawn", closedAt: now })
    const said = { taskId: offer.taskId, providerId: offer.providerId, actorId: ctx.user.id, now }
    const params = { price: offer.price, currency: offer.currency }
    await postSystemMessage(tx, { ...said, key: "counter_withdrawn", params })
    await record(tx, { type: "offer.counter-withdrawn", offerId: id, round: open.round })
    return tellBoth(ctx, tx, countered)
  })
}
