import { and, eq, inArray, isNull, lt, or } from "drizzle-orm"
import type { MarkSeen } from "@doable/domain/offer/input"
import type { UserContext } from "../context.ts"
import { taskOffers } from "../db/schema/offer.ts"
import { tasks } from "../db/schema/task.ts"
import { tellTaskPages } from "../live/tell-task-pages.ts"
import { record } from "../outbox/record.ts"

/** The first look is told to the doer, later ones only end the mark "changed". What is another's is passed over. */
export function markSeen(ctx: UserContext, { ids }: MarkSeen): Promise<{ ok: true }> {
  const now = ctx.now()
  const { id, taskId, providerId, seenByOwnerAt, changedAt } = taskOffers
  return ctx.db.transaction(async (tx) => {
    const unseen = await tx
      .select({ id, taskId, providerId, seenByOwnerAt })
      .from(taskOffers)
      .innerJoin(tasks, eq(tasks.id, taskId))
      .where(
        and(
          inArray(id, ids),
          eq(tasks.ownerId, ctx.user.id),
          or(isNull(seenByOwnerAt), lt(seenByOwnerAt, changedAt)),
        ),
      )
      .orderBy(id)
      .for("update", { of: taskOffers })
    if (unseen.length === 0) return { ok: true as const }
    const found = unseen.map((offer) => offer.id)
    await tx.update(taskOffers).set({ seenByOwnerAt: now }).where(inArray(id, found))
    for (const offer of unseen.filter((row) => row.seenByOwnerAt === null)) {
      await record(tx, { type: "offer.seen", offerId: offer.id })
      await tellTaskPages(tx, offer.taskId, [offer.providerId])
    }
    return { ok: true as const }
  })
}
