import { and, eq, inArray } from "drizzle-orm"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import { taskOffers } from "../db/schema/offer.ts"
import { providerProfiles } from "../db/schema/provider.ts"
import { tasks } from "../db/schema/task.ts"
import { users } from "../db/schema/user.ts"
import { tellTaskPages } from "../live/tell-task-pages.ts"
import { sayInConversation } from "../message/say-in-conversation.ts"
import type { Effect, EffectWorld } from "../outbox/effect.ts"
import { record } from "../outbox/record.ts"
import { countOffers } from "./count-offers.ts"

/** After the commit, so that tasks are locked before people as everywhere. */
const effect = {
  name: "withdraw-offers-of-person",
  run: ({ db }: Pick<EffectWorld, "db">, { userId }: { userId: string }) =>
    db.transaction(async (tx) => {
      const isStanding = and(eq(taskOffers.providerId, userId), inArray(taskOffers.status, liveOfferStatuses))
      const concerned = await tx
        .select({ id: tasks.id, ownerId: tasks.ownerId })
        .from(tasks)
        .where(inArray(tasks.id, tx.select({ id: taskOffers.taskId }).from(taskOffers).where(isStanding)))
        .orderBy(tasks.id)
        .for("update")
      const [doer] = await tx
        .select({ status: users.status, profile: providerProfiles.status })
        .from(users)
        .leftJoin(providerProfiles, eq(providerProfiles.userId, users.id))
        .where(eq(users.id, userId))
      const isOut = doer?.status === "deactivated" || doer?.profile === "suspended"
      // Let in again before we came to it.
      if (concerned.length === 0 || !isOut) return
      const now = new Date()
      const gone = { status: "withdrawn", staleAt: null, closedAt: now, updatedAt: now } as const
      const taken = await tx
        .update(taskOffers)
        .set(gone)
        .where(isStanding)
        .returning({ id: taskOffers.id, taskId: taskOffers.taskId })
      await countOffers(
        tx,
        concerned.map(({ id }) => id),
      )
      for (const { id, taskId } of taken.toSorted((a, b) => a.id.localeCompare(b.id))) {
        const said = { taskId, providerId: userId, actorId: userId, now }
        await sayInConversation(tx, { ...said, key: "offer_withdrawn" })
        await record(tx, { type: "offer.withdrawn", offerId: id })
      }
      for (const { id, ownerId } of concerned) await tellTaskPages(tx, id, [ownerId])
    }),
}

export const withdrawOffersOfPerson: Effect<"user.deactivated"> = effect
/** Nobody can hire them, so nothing of theirs stands; what they still want they revive when they are back. */
export const withdrawOffersOfSuspended: Effect<"provider.suspended"> = effect
