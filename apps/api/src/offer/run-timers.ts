import { and, asc, inArray, lte, or, sql } from "../platform/db/drizzle.ts"
import { staleHours } from "@doable/domain/offer/limits"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import type { Database } from "../platform/db/client.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { tasks } from "../platform/db/schema/task.ts"
import type { Timers } from "../platform/jobs/timers.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import { record } from "../platform/outbox/record.ts"
import { expireInvites } from "./expire-invites.ts"
import { countOffers } from "./count-offers.ts"

const portion = 100
const hourMs = 60 * 60 * 1000

/** Everything about offers and invites that only time does. Running it twice changes nothing more. */
export async function runOfferTimers(db: Database, now: Date): Promise<void> {
  while ((await expireSome(db, now)) === portion);
  await expireInvites(db, now)
}

/** Tasks are locked first, as everywhere; those that someone works on wait for the next run. */
function expireSome(db: Database, now: Date): Promise<number> {
  const isOver = and(
    inArray(taskOffers.status, liveOfferStatuses),
    or(
      lte(taskOffers.validUntil, now),
      sql`(${taskOffers.status} = 'stale' and ${taskOffers.staleAt} <= ${new Date(now.getTime() - staleHours * hourMs).toISOString()}::timestamptz)`,
    ),
  )
  return db.transaction(async (tx) => {
    const due = await tx
      .selectDistinct({ taskId: taskOffers.taskId })
      .from(taskOffers)
      .where(isOver)
      .orderBy(asc(taskOffers.taskId))
      .limit(portion)
    if (due.length === 0) return 0
    const wanted = due.map(({ taskId }) => taskId)
    const free = await tx
      .select({ id: tasks.id, ownerId: tasks.ownerId })
      .from(tasks)
      .where(inArray(tasks.id, wanted))
      .orderBy(asc(tasks.id))
      .for("no key update", { skipLocked: true })
    const ids = free.map(({ id }) => id)
    if (ids.length === 0) return 0
    const expired = await tx
      .update(taskOffers)
      .set({ status: "expired", staleAt: null, closedAt: now, updatedAt: now })
      .where(and(inArray(taskOffers.taskId, ids), isOver))
      .returning({ id: taskOffers.id, taskId: taskOffers.taskId, providerId: taskOffers.providerId })
    await countOffers(tx, ids)
    for (const { id, taskId, providerId } of expired) {
      await postSystemMessage(tx, { taskId, providerId, key: "offer_expired", actorId: null, now })
      await record(tx, { type: "offer.expired", offerId: id })
      await broadcastTask(tx, taskId, [providerId, free.find((task) => task.id === taskId)?.ownerId ?? null])
    }
    // Those that were locked are left for the next minute, or this would go round and round.
    return free.length === portion ? portion : 0
  })
}

export const offerTimers: Timers = {
  queue: "offer-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => runOfferTimers(db, now),
}
