import { and, desc, eq } from "../../platform/db/drizzle.ts"
import { completionTimers, stallTimers } from "@doable/domain/deal/timers"
import type { TaskAction } from "@doable/domain/task/graph"
import type { RestoreTask } from "@doable/domain/task/input"
import { runningStatuses, type TaskStatus } from "@doable/domain/task/status"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { taskEvents, type tasks } from "../../platform/db/schema/task.ts"
import { broadcastTask } from "../../platform/live/broadcast-task.ts"
import { record } from "../../platform/outbox/record.ts"
import { liftTargetRestriction } from "../../restriction/lift-restrictions.ts"
import { runningHire } from "../hire/lock-hire.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { recomputeHireRate } from "../recompute-hire-rate.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { isOwnerActive, lockForModeration, writeModeration } from "./moderated-task.ts"
import { moveTask } from "../../task/move-task.ts"
import { openingOf } from "../../task/opening-columns.ts"

type Back = { action: TaskAction; to: TaskStatus; columns: Partial<typeof tasks.$inferInsert> }

export function restoreTask(ctx: UserContext, input: RestoreTask): Promise<void> {
  return ctx.db.transaction((tx) => bringTaskBack(tx, ctx, input))
}

/** Returns to its earlier state, without the ended offers; deadlines start again. */
export async function bringTaskBack(
  tx: Transaction,
  ctx: UserContext,
  { id, reason }: RestoreTask,
): Promise<void> {
  const now = ctx.now()
  const row = await lockForModeration(tx, ctx, id, "restore_open")
  await lockPeople(tx, [row.ownerId])
  const { action, to, columns } = await backTo(tx, row, await statusBefore(tx, id), now)
  const cleared = { moderationNote: null, ...columns }
  await moveTask(tx, row, { action, actorId: ctx.user.id, columns: cleared, now })
  await recomputeHireRate(tx, row.ownerId)
  const providerId = (runningStatuses as readonly TaskStatus[]).includes(to)
    ? await wakeHire(tx, id, to, now)
    : null
  await liftTargetRestriction(tx, { kind: "content_removed", targetType: "task", targetId: id }, now)
  await record(tx, { type: "task.restored", taskId: id, ownerId: row.ownerId })
  await broadcastTask(tx, id, providerId ? [row.ownerId, providerId] : [row.ownerId])
  await writeModeration(tx, ctx, { action: "task.restore", task: row, to, reason })
}

async function statusBefore(tx: Transaction, taskId: string): Promise<TaskStatus> {
  const [removal] = await tx
    .select({ from: taskEvents.fromStatus })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), eq(taskEvents.type, "removed")))
    .orderBy(desc(taskEvents.createdAt))
    .limit(1)
  return removal?.from ?? "held"
}

/** Where the owner is away, the work has ended in the meantime or the day has passed, it has run out. */
async function backTo(tx: Transaction, row: TaskRow, before: TaskStatus, now: Date): Promise<Back> {
  const over: Back = { action: "restore_expired", to: "expired", columns: { endedAt: now } }
  const isActive = await isOwnerActive(tx, row)
  switch (before) {
    case "assigned":
    case "in_progress":
    case "completion_requested": {
      const back: Back = { action: `restore_${before}`, to: before, columns: { endedAt: null } }
      return (await runningHire(tx, row.id)) ? back : over
    }
    case "open": {
      const { problems, columns } = await openingOf(tx, row, { timing: undefined, now })
      return isActive && problems.length === 0 ? { action: "restore_open", to: "open", columns } : over
    }
    default:
      if (!isActive) return over
      return {
        action: "restore_held",
        to: "held",
        columns: { endedAt: null, holdReason: row.holdReason ?? "earlier_removals" },
      }
  }
}

async function wakeHire(tx: Transaction, taskId: string, to: TaskStatus, now: Date): Promise<string | null> {
  const hire = await runningHire(tx, taskId)
  if (!hire) return null
  const timers =
    to === "completion_requested" ? completionTimers(now) : stallTimers({ ...hire, quietSince: now })
  await tx
    .update(taskAssignments)
    .set({
      ...timers,
      reminderCount: 0,
      ...(to === "completion_requested" ? { completionRequestedAt: now } : {}),
      updatedAt: now,
    })
    .where(eq(taskAssignments.id, hire.id))
  return hire.providerId
}
