import { and, eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { SetSettled } from "@doable/domain/deal/input"
import { sideOf, type Side } from "@doable/domain/deal/work"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { agreements } from "../../platform/db/schema/task-assignment.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { findAssignments } from "../hire/find-assignments.ts"
import { newestHire, type Hire } from "../hire/lock-hire.ts"
import { lockTask } from "../../task/lock-task.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"

/** Each for themselves, while it is on and after it is done: people pay each other, this only remembers it. */
export async function setSettled(ctx: UserContext, { id, settled }: SetSettled) {
  const now = ctx.now()
  const actorId = ctx.user.id
  await ctx.db.transaction(async (tx) => {
    const task = await lockTask(tx, id)
    const side = sideOf(task, actorId)
    if (!side) throw new Refused("task_not_found")
    const hire = await newestHire(tx, id, "any")
    const isOn = hire && (hire.outcome === null || hire.outcome === "completed")
    if (!isOn) throw new Refused("task_bad_transition")
    await settle(tx, { hire, side, actorId, settled, now })
    await broadcastTask(tx, id, [hire.ownerId, hire.providerId])
  })
  const { data } = await findAssignments(ctx, { taskId: id })
  const [newest] = data
  if (!newest) throw new Refused("task_not_found")
  return newest.agreement
}

type Settled = { hire: Hire; side: Side; actorId: string; settled: boolean; now: Date }

/** One line of history for a change, none for saying it again. */
export async function settle(tx: Transaction, { hire, side, actorId, settled, now }: Settled): Promise<void> {
  const { settledByCustomerAt, settledByProviderAt } = agreements
  const isIt = and(eq(agreements.assignmentId, hire.id), eq(agreements.version, hire.version))
  const [before] = await tx
    .select({ owner: settledByCustomerAt, doer: settledByProviderAt })
    .from(agreements)
    .where(isIt)
  if (!before || (before[side] !== null) === settled) return
  const at = settled ? now : null
  const column = side === "owner" ? { settledByCustomerAt: at } : { settledByProviderAt: at }
  await tx
    .update(agreements)
    .set({ ...column, updatedAt: now })
    .where(isIt)
  const data = { by: side, settled }
  await recordTaskEvent(tx, { taskId: hire.taskId, actorId, type: "settled", data, now })
}
