import { eq } from "../../platform/db/drizzle.ts"
import type { OfferId } from "@doable/domain/offer/input"
import { whyCannotWithdraw } from "@doable/domain/offer/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { countOffers } from "../count-offers.ts"
import { offerAfter } from "../find-offers.ts"
import { lockOffer } from "../lock-offer.ts"

export function withdrawOffer(ctx: UserContext, { id }: OfferId) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { offer, task } = await lockOffer(tx, id)
    refuse(whyCannotWithdraw(offer, ctx.user.id))
    const gone = { status: "withdrawn", staleAt: null, closedAt: now, updatedAt: now } as const
    await tx.update(taskOffers).set(gone).where(eq(taskOffers.id, id))
    await countOffers(tx, [task.id])
    const said = { taskId: task.id, providerId: offer.providerId, actorId: ctx.user.id, now }
    await postSystemMessage(tx, { ...said, key: "offer_withdrawn" })
    await record(tx, { type: "offer.withdrawn", offerId: id })
    await broadcastTask(tx, task.id, [task.ownerId, offer.providerId])
    return offerAfter(ctx, tx, id)
  })
}
