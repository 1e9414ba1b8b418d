import { and, eq, inArray } from "../platform/db/drizzle.ts"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import type { Database, Transaction } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import { record } from "../platform/outbox/record.ts"
import { countOffers } from "./count-offers.ts"

const standingOf = (userId: string) =>
  and(eq(taskOffers.providerId, userId), inArray(taskOffers.status, liveOfferStatuses))

/** Withdraws offers that nobody can be hired for any more. Needs the locks of the tasks concerned. */
export async function withdrawOffersOfPerson(tx: Transaction, userId: string, now: Date): Promise<void> {
  const gone = { status: "withdrawn", staleAt: null, closedAt: now, updatedAt: now } as const
  const taken = await tx
    .update(taskOffers)
    .set(gone)
    .where(standingOf(userId))
    .returning({ id: taskOffers.id, taskId: taskOffers.taskId })
  if (taken.length === 0) return
  const taskIds = taken.map(({ taskId }) => taskId)
  await countOffers(tx, taskIds)
  for (const { id, taskId } of taken.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const said = { taskId, providerId: userId, actorId: userId, now }
    await postSystemMessage(tx, { ...said, key: "offer_withdrawn" })
    await record(tx, { type: "offer.withdrawn", offerId: id })
  }
  const owners = await tx
    .select({ id: tasks.id, ownerId: tasks.ownerId })
    .from(tasks)
    .where(inArray(tasks.id, taskIds))
  for (const { id, ownerId } of owners) await broadcastTask(tx, id, [ownerId])
}

/**
 * After the commit, so that tasks are locked before people as everywhere. What a suspended doer still wants they
 * revive when they are back.
 */
export function withdrawIfSuspended(db: Database, userId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const concerned = tx.select({ id: taskOffers.taskId }).from(taskOffers).where(standingOf(userId))
    await tx
      .select({ id: tasks.id })
      .from(tasks)
      .where(inArray(tasks.id, concerned))
      .orderBy(tasks.id)
      .for("update")
    const [profile] = await tx
      .select({ status: providerProfiles.status })
      .from(providerProfiles)
      .where(eq(providerProfiles.userId, userId))
    // Let in again before we came to it.
    if (profile?.status === "suspended") await withdrawOffersOfPerson(tx, userId, now)
  })
}

export const withdrawOffersOfSuspended: Effect<"provider.suspended"> = {
  name: "withdraw-offers-of-person",
  run: ({ db }, { userId }) => withdrawIfSuspended(db, userId, new Date()),
}
