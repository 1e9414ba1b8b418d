import { eq } from "../../platform/db/drizzle.ts"
import type { CloseTask } from "@doable/domain/task/input"
import { whyCannotClose } from "@doable/domain/task/rules"
import type { UserContext } from "../../platform/context.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { endOffers } from "../../offer/end-offers.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { recomputeHireRate } from "../recompute-hire-rate.ts"
import { lockTask } from "../../task/lock-task.ts"
import { ownTask } from "../../task/own-task.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"

export function closeTask(ctx: UserContext, { id, reasonCode, note }: CloseTask) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const row = await lockTask(tx, id)
    refuse(whyCannotClose(row, ctx.user.id))
    await tx
      .update(tasks)
      .set({ status: "cancelled", endedAt: now, expiresAt: null, warnAt: null, updatedAt: now })
      .where(eq(tasks.id, id))
    const data = { reason: reasonCode, offers: row.offerCount, ...(note ? { note } : {}) }
    await recordTaskEvent(tx, {
      taskId: id,
      actorId: ctx.user.id,
      type: "closed",
      from: "open",
      to: "cancelled",
      data,
      now,
    })
    await recomputeHireRate(tx, row.ownerId)
    await endOffers(tx, [id], { action: "close", now })
    await record(tx, { type: "task.closed", taskId: id, ownerId: row.ownerId })
    return ownTask(ctx, tx, id)
  })
}
