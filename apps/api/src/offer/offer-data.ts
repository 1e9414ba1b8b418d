import { and, desc, eq, inArray } from "drizzle-orm"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"
import { countOffers } from "./count-offers.ts"

export const offerData: PersonalData = {
  lockFirst: async (tx, userId) => {
    const standing = tx
      .select({ id: taskOffers.taskId })
      .from(taskOffers)
      .where(and(eq(taskOffers.providerId, userId), inArray(taskOffers.status, liveOfferStatuses)))
    await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(inArray(tasks.id, standing))
      .orderBy(tasks.id)
      .for("update")
  },
  /** Withdraws live offers. The others keep their price, without text. */
  forget: async (tx, { id, now }) => {
    const isOwn = eq(taskOffers.providerId, id)
    const gone = { status: "withdrawn", staleAt: null, closedAt: now, updatedAt: now } as const
    const taken = await tx
      .update(taskOffers)
      .set(gone)
      .where(and(isOwn, inArray(taskOffers.status, liveOfferStatuses)))
      .returning({ taskId: taskOffers.taskId })
    await countOffers(
      tx,
      taken.map(({ taskId }) => taskId),
    )
    const noWords = { message: "", originalMessage: null, included: [], lowPriceReason: null }
    await tx.update(taskOffers).set(noWords).where(isOwn)
    // What the leaver has written to others about theirs.
    const ownTasks = tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.ownerId, id))
    await tx.update(taskOffers).set({ declineNote: null }).where(inArray(taskOffers.taskId, ownTasks))
  },
  tell: async (db, userId) => {
    const { taskId, status, price, currency, materialsCost, message, originalMessage, included } = taskOffers
    const { lowPriceReason, canStartAt, durationHours, warrantyDays, validUntil, createdAt } = taskOffers
    const what = { taskId, status, price, currency, materialsCost, message, originalMessage, included }
    const rows = await db
      .select({ ...what, lowPriceReason, canStartAt, durationHours, warrantyDays, validUntil, createdAt })
      .from(taskOffers)
      .where(eq(taskOffers.providerId, userId))
      .orderBy(desc(createdAt))
      .limit(mostTold)
    return { offers: rows }
  },
}
