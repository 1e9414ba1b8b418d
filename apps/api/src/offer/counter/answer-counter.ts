import { eq } from "../../platform/db/drizzle.ts"
import type { AnswerCounter } from "@doable/domain/offer/counter/input"
import { answerOf, openCounter, whyCannotAnswerCounter } from "@doable/domain/offer/counter/rules"
import { Refused } from "@doable/domain/refusal"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import type { UserContext } from "../../platform/context.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { validUntil } from "../offer-columns.ts"
import { counterMessage, counterTerms } from "./counter-terms.ts"
import { closeRound, lockCountered, tellBoth } from "./lock-countered.ts"

/** Yes or an own price or day become the offer's terms, and its time starts again; a plain no leaves it as it is. */
export function answerCounter(ctx: UserContext, { id, round, message, ...given }: AnswerCounter) {
  const answer = answerOf(given)
  return ctx.db.transaction(async (tx) => {
    const countered = await lockCountered(ctx, tx, id)
    const { offer, rounds, now } = countered
    refuse(whyCannotAnswerCounter(countered, { answer, round }))
    const open = openCounter(offer, rounds)
    if (!open) throw new Refused("counter_over")
    const own = answer === "answered" ? counterTerms(given, countered) : null
    await closeRound(tx, open, {
      status: answer,
      answerPrice: own?.price ?? null,
      answerStartAt: own?.canStartAt ?? null,
      answerMessage: await counterMessage(ctx, tx, message),
      closedAt: now,
    })
    const terms = answer === "accepted" ? open : own
    const price = terms?.price ?? offer.price
    if (terms) {
      await tx
        .update(taskOffers)
        .set({
          price,
          canStartAt: terms.canStartAt ?? offer.canStartAt,
          // Makes a version, though none of the doer's edits.
          editCount: offer.editCount + 1,
          previousPrice: price === offer.price ? offer.previousPrice : offer.price,
          validUntil: validUntil(offer.validDays, now),
          changedAt: now,
          updatedAt: now,
        })
        .where(eq(taskOffers.id, id))
    }
    const said = { taskId: offer.taskId, providerId: offer.providerId, actorId: ctx.user.id, now }
    const params = { price, currency: offer.currency }
    await postSystemMessage(tx, { ...said, key: `counter_${answer}`, params })
    await record(tx, { type: "offer.counter-answered", offerId: id, round: open.round })
    return tellBoth(ctx, tx, countered)
  })
}
