import { and, eq, inArray } from "drizzle-orm"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import { taskOffers } from "../db/schema/offer.ts"
import { tasks } from "../db/schema/task.ts"
import { users } from "../db/schema/user.ts"
import { tellTaskPages } from "../live/tell-task-pages.ts"
import type { Effect } from "../outbox/effect.ts"
import { record } from "../outbox/record.ts"
import { countOffers } from "./count-offers.ts"

/** After the commit, so that tasks are locked before people as everywhere. */
export const withdrawOffersOfPerson: Effect<"user.deactivated"> = {
  name: "withdraw-offers-of-person",
  run: ({ db }, { userId }) =>
    db.transaction(async (tx) => {
      const isStanding = and(eq(taskOffers.providerId, userId), inArray(taskOffers.status, liveOfferStatuses))
      const concerned = await tx
        .select({ id: tasks.id, ownerId: tasks.ownerId })
        .from(tasks)
        .where(inArray(tasks.id, tx.select({ id: taskOffers.taskId }).from(taskOffers).where(isStanding)))
        .orderBy(tasks.id)
        .for("update")
      const [doer] = await tx.select({ status: users.status }).from(users).where(eq(users.id, userId))
      // Let in again before we came to it.
      if (concerned.length === 0 || doer?.status !== "deactivated") return
      const now = new Date()
      const gone = { status: "withdrawn", staleAt: null, closedAt: now, updatedAt: now } as const
      const taken = await tx.update(taskOffers).set(gone).where(isStanding).returning({ id: taskOffers.id })
      await countOffers(
        tx,
        concerned.map(({ id }) => id),
      )
      for (const { id } of taken) await record(tx, { type: "offer.withdrawn", offerId: id })
      for (const { id, ownerId } of concerned) await tellTaskPages(tx, id, [ownerId])
    }),
}
