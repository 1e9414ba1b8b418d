import { and, eq, inArray, isNull, lt, or } from "../../platform/db/drizzle.ts"
import type { MarkSeen } from "@doable/domain/offer/input"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { recordAll } from "../../platform/outbox/record.ts"

const { id, taskId, providerId, seenByOwnerAt, changedAt } = taskOffers

/**
 * The doer is notified of the first view; later views only clear the "changed" mark. Other people's offers are
 * skipped.
 */
export function markSeen(ctx: UserContext, { ids }: MarkSeen): Promise<{ ok: true }> {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const own = await lockOwnTasks(tx, ctx.user.id, ids)
    const isNews = or(isNull(seenByOwnerAt), lt(seenByOwnerAt, changedAt))
    const unseen = await tx
      .select({ id, taskId, providerId, seenByOwnerAt })
      .from(taskOffers)
      .where(and(inArray(id, ids), inArray(taskId, own), isNews))
    if (unseen.length === 0) return { ok: true as const }
    const found = unseen.map((offer) => offer.id)
    await tx.update(taskOffers).set({ seenByOwnerAt: now }).where(inArray(id, found))
    const first = unseen.filter((offer) => offer.seenByOwnerAt === null)
    await recordAll(
      tx,
      first.map((offer) => ({ type: "offer.seen", offerId: offer.id })),
    )
    for (const offer of first) await broadcastTask(tx, offer.taskId, [offer.providerId])
    return { ok: true as const }
  })
}

async function lockOwnTasks(tx: Transaction, userId: string, offerIds: string[]): Promise<string[]> {
  const theirs = tx.select({ id: taskId }).from(taskOffers).where(inArray(id, offerIds))
  const locked = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.ownerId, userId), inArray(tasks.id, theirs)))
    .orderBy(tasks.id)
    .for("update")
  return locked.map((task) => task.id)
}
