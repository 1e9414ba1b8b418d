import { and, desc, eq, inArray, or, sql, type SQL } from "../platform/db/drizzle.ts"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import type { Database } from "../platform/db/client.ts"
import { offerCounters, offerTemplates, taskOffers } from "../platform/db/schema/offer.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"
import { countOffers } from "./count-offers.ts"

/** What someone asked for as a client, and what they answered as a doer; each without the other's words. */
async function countersTold(db: Database, userId: string) {
  const { offerId, price, currency, canStartAt, answerPrice, answerStartAt, createdAt } = offerCounters
  const isClient = eq(tasks.ownerId, userId)
  const own = (text: typeof offerCounters.message | typeof offerCounters.answerMessage, isTheirs: SQL) =>
    sql<string | null>`case when ${isTheirs} then ${text} end`
  return db
    .select({
      offerId,
      status: offerCounters.status,
      price,
      currency,
      canStartAt,
      message: own(offerCounters.message, isClient),
      answerPrice,
      answerStartAt,
      answerMessage: own(offerCounters.answerMessage, eq(taskOffers.providerId, userId)),
      createdAt,
    })
    .from(offerCounters)
    .innerJoin(taskOffers, eq(taskOffers.id, offerId))
    .innerJoin(tasks, eq(tasks.id, taskOffers.taskId))
    .where(or(isClient, eq(taskOffers.providerId, userId)))
    .orderBy(desc(createdAt))
    .limit(mostTold)
}

function templatesTold(db: Database, userId: string) {
  const { name, text, lang, price, currency, durationHours, updatedAt } = offerTemplates
  return db
    .select({ name, text, lang, price, currency, durationHours, updatedAt })
    .from(offerTemplates)
    .where(eq(offerTemplates.userId, userId))
    .orderBy(name)
    .limit(mostTold)
}

export const offerData: PersonalData = {
  tasksToLock: (tx, userId) =>
    tx
      .select({ id: taskOffers.taskId })
      .from(taskOffers)
      .where(and(eq(taskOffers.providerId, userId), inArray(taskOffers.status, liveOfferStatuses))),
  /** What stands is taken back. Of the others stays what was asked for it, without a word. */
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
    await tx.delete(offerTemplates).where(eq(offerTemplates.userId, id))
    const noWords = { message: "", originalMessage: null, included: [], lowPriceReason: null }
    await tx.update(taskOffers).set(noWords).where(isOwn)
    // What the leaver has written to others about theirs.
    const ownTasks = tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.ownerId, id))
    const toOwn = inArray(taskOffers.taskId, ownTasks)
    await tx.update(taskOffers).set({ declineNote: null }).where(toOwn)
    const idsOf = (which: typeof toOwn) => tx.select({ id: taskOffers.id }).from(taskOffers).where(which)
    const { offerId } = offerCounters
    await tx
      .update(offerCounters)
      .set({ message: null })
      .where(inArray(offerId, idsOf(toOwn)))
    await tx
      .update(offerCounters)
      .set({ answerMessage: null })
      .where(inArray(offerId, idsOf(isOwn)))
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
    const [templates, counters] = await Promise.all([templatesTold(db, userId), countersTold(db, userId)])
    return { offers: rows, offerTemplates: templates, counterOffers: counters }
  },
}
