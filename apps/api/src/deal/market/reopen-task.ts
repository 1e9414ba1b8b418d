import { eq } from "../../platform/db/drizzle.ts"
import type { ReopenTask } from "@doable/domain/task/input"
import { whyCannotOpen, whyCannotReopen } from "@doable/domain/task/rules"
import type { UserContext } from "../../platform/context.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { sayToTalkers } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { recomputeHireRate } from "../recompute-hire-rate.ts"
import { reopenFacts } from "../hire/reopen-facts.ts"
import { lockTask } from "../../task/lock-task.ts"
import { openAgain } from "../../task/opening-columns.ts"
import { lockOwner } from "../../task/owner-limits.ts"
import { ownTask } from "../../task/own-task.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"

export function reopenTask(ctx: UserContext, { id, timing }: ReopenTask) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await lockTask(tx, id)
    refuse(whyCannotReopen({ ...(await reopenFacts(tx, before)), actorId: ctx.user.id, now }))
    refuse(whyCannotOpen({ ...(await lockOwner(tx, ctx.user.id, now)), now }))
    const columns = await openAgain(tx, before, { timing, now })
    await tx
      .update(tasks)
      .set({ ...columns, status: "open", updatedAt: now })
      .where(eq(tasks.id, id))
    const told = { taskId: id, actorId: ctx.user.id, now }
    await recordTaskEvent(tx, { ...told, type: "reopened", from: before.status, to: "open" })
    await recomputeHireRate(tx, before.ownerId)
    await record(tx, { type: "task.reopened", taskId: id, ownerId: before.ownerId })
    await sayToTalkers(tx, id, { key: "reopened", actorId: ctx.user.id, now })
    return ownTask(ctx, tx, id)
  })
}
