import { and, eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { offerCounters } from "../../platform/db/schema/offer.ts"
import { users } from "../../platform/db/schema/user.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { isBlockedBetween } from "../../user/block-queries.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { countersOf, type CounterRow } from "../counters.ts"
import { offerAfter } from "../find-offers.ts"
import { lockOffer } from "../lock-offer.ts"

/** An offer, its rounds and the two people, locked in the order task, people. To others there's no such offer. */
export async function lockCountered(ctx: UserContext, tx: Transaction, id: string) {
  const { offer, task } = await lockOffer(tx, id)
  const { ownerId } = task
  const isParty = ctx.user.id === offer.providerId || (ctx.user.id === ownerId && offer.hiddenAt === null)
  if (!isParty) throw new Refused("offer_not_found")
  await lockPeople(tx, [ownerId, offer.providerId])
  const [actor] = await tx
    .select({ id: users.id, status: users.status })
    .from(users)
    .where(eq(users.id, ctx.user.id))
  if (!actor || actor.status === "deactivated") throw new Refused("sign_in_needed")
  const rounds = await countersOf(tx, [id])
  const isBlocked = await isBlockedBetween(tx, ownerId, offer.providerId)
  return { offer, task, rounds, actor, isBlocked, now: ctx.now() }
}

export type Countered = Awaited<ReturnType<typeof lockCountered>>

export async function closeRound(
  tx: Transaction,
  { offerId, round }: CounterRow,
  columns: Partial<typeof offerCounters.$inferInsert>,
): Promise<void> {
  const one = and(eq(offerCounters.offerId, offerId), eq(offerCounters.round, round))
  await tx.update(offerCounters).set(columns).where(one)
}

/** Open pages of the two fetch again, and the caller gets the offer as it is now. */
export async function tellBoth(ctx: UserContext, tx: Transaction, { offer, task }: Countered) {
  await broadcastTask(tx, task.id, [task.ownerId, offer.providerId])
  return offerAfter(ctx, tx, offer.id)
}
