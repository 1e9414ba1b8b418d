import { eq } from "../../platform/db/drizzle.ts"
import type { ShortlistOffer } from "@doable/domain/offer/input"
import { whyCannotDecline } from "@doable/domain/offer/rules"
import type { UserContext } from "../../platform/context.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { refuse } from "../../platform/refuse.ts"
import { offerAfter } from "../find-offers.ts"
import { lockOffer } from "../lock-offer.ts"

/** A mark for the owner's own eyes: what may be declined may be marked. */
export function shortlistOffer(ctx: UserContext, { id, isShortlisted }: ShortlistOffer) {
  return ctx.db.transaction(async (tx) => {
    const { offer, task } = await lockOffer(tx, id)
    refuse(whyCannotDecline(offer, task, ctx.user.id))
    await tx.update(taskOffers).set({ isShortlisted }).where(eq(taskOffers.id, id))
    return offerAfter(ctx, tx, id)
  })
}
