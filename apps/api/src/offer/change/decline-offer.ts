import { eq } from "../../platform/db/drizzle.ts"
import type { DeclineOffer } from "@doable/domain/offer/input"
import { whyCannotDecline } from "@doable/domain/offer/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { countOffers } from "../count-offers.ts"
import { offerAfter } from "../find-offers.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { lockOffer } from "../lock-offer.ts"

/** The doer reads why. */
export function declineOffer(ctx: UserContext, { id, reasonCode, note }: DeclineOffer) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { offer, task } = await lockOffer(tx, id)
    refuse(whyCannotDecline(offer, task, ctx.user.id))
    const screen = await screenFor(tx, "offer", ctx.textHits)
    screen.refuse(note ?? "")
    await tx
      .update(taskOffers)
      .set({
        status: "declined",
        declineReason: reasonCode,
        declineNote: note ? screen.mask(note).text : null,
        isShortlisted: false,
        staleAt: null,
        closedAt: now,
        updatedAt: now,
      })
      .where(eq(taskOffers.id, id))
    await countOffers(tx, [task.id])
    const said = { taskId: task.id, providerId: offer.providerId, actorId: ctx.user.id, now }
    await postSystemMessage(tx, { ...said, key: "offer_declined", params: { reason: reasonCode } })
    await record(tx, { type: "offer.declined", offerId: id })
    await broadcastTask(tx, task.id, [task.ownerId, offer.providerId])
    return offerAfter(ctx, tx, id)
  })
}
