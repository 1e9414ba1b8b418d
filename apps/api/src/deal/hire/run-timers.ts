import { and, asc, eq, isNull, lte } from "../../platform/db/drizzle.ts"
import type { Canceller } from "@doable/domain/conversation/message/system-keys"
import { completionDays, completionTimers, stallDays, stallTimers } from "@doable/domain/deal/timers"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { postSystemMessage } from "../../conversation/post-system-message.ts"
import { record } from "../../platform/outbox/record.ts"
import { lockFreeTask, type TaskRow } from "../../task/lock-task.ts"
import { endHire } from "./end-hire.ts"
import { lastSign } from "./last-sign.ts"
import { runningHire, type Hire } from "./lock-hire.ts"

const portion = 500

/**
 * Everything about work that only time does. Running it twice, or in two processes at the same time, changes nothing
 * more.
 */
export async function runWorkTimers(db: Database, now: Date): Promise<void> {
  const timers = [
    { timer: "endsAt", turn: endOverdue },
    { timer: "remindAt", turn: remind },
  ] as const
  await tryEach(timers, async ({ timer, turn }) => {
    await tryEach(await dueBy(db, timer, now), (due) => inTurn(db, due, now, turn))
  })
}

type Due = { id: string; taskId: string }

function dueBy(db: Database, timer: "endsAt" | "remindAt", now: Date): Promise<Due[]> {
  return db
    .select({ id: taskAssignments.id, taskId: taskAssignments.taskId })
    .from(taskAssignments)
    .where(and(isNull(taskAssignments.endedAt), lte(taskAssignments[timer], now)))
    .orderBy(asc(taskAssignments[timer]))
    .limit(portion)
}

type Turn = (tx: Transaction, task: TaskRow, hire: Hire, now: Date) => Promise<void>

/** One job at a time, read again under its task's lock; a locked row waits for the next minute. */
function inTurn(db: Database, { id, taskId }: Due, now: Date, turn: Turn): Promise<void> {
  return db.transaction(async (tx) => {
    const task = await lockFreeTask(tx, taskId)
    if (!task) return
    const hire = await runningHire(tx, taskId)
    if (hire?.id === id) await turn(tx, task, hire, now)
  })
}

async function endOverdue(tx: Transaction, task: TaskRow, hire: Hire, now: Date): Promise<void> {
  if (!hire.endsAt || hire.endsAt > now) return
  const { id: assignmentId, providerId } = hire
  const told = { taskId: task.id, providerId, actorId: null, now }
  if (task.status === "completion_requested") {
    const end = { action: "complete_in_time", outcome: "completed", completedBy: "clock" } as const
    await endHire(tx, task, hire, { ...end, actorId: null, now })
    await postSystemMessage(tx, { ...told, key: "auto_completed" })
    await record(tx, { type: "assignment.completed-in-time", assignmentId, actorId: null })
    return
  }
  const quietSince = await lastSign(tx, hire)
  const { endsAt } = stallTimers({ ...hire, quietSince })
  if (endsAt > now) {
    await tx.update(taskAssignments).set({ endsAt }).where(eq(taskAssignments.id, hire.id))
    return
  }
  await endHire(tx, task, hire, { action: "stall", outcome: "cancelled", fault: "none", actorId: null, now })
  await postSystemMessage(tx, { ...told, key: "cancelled", params: { by: "clock" satisfies Canceller } })
  await record(tx, { type: "assignment.stalled", assignmentId, actorId: null })
}

/** After an outage, one reminder covers all that were missed. */
async function remind(tx: Transaction, task: TaskRow, hire: Hire, now: Date): Promise<void> {
  if (!hire.remindAt || hire.remindAt > now) return
  const isHandedOver = task.status === "completion_requested"
  const days = isHandedOver ? completionDays.reminders : stallDays.nudges
  const quietSince = isHandedOver ? null : await lastSign(tx, hire)
  const remindAtOf = (count: number) =>
    isHandedOver
      ? completionTimers(hire.completionRequestedAt ?? hire.assignedAt, count).remindAt
      : stallTimers({ ...hire, quietSince }, count).remindAt
  let count = hire.reminderCount
  for (let next = remindAtOf(count); next && next <= now && count < days.length; next = remindAtOf(count)) {
    count += 1
  }
  await tx
    .update(taskAssignments)
    .set({ remindAt: remindAtOf(count), reminderCount: count })
    .where(eq(taskAssignments.id, hire.id))
  if (count === hire.reminderCount) return
  const type = isHandedOver ? "assignment.completion-reminded" : "assignment.nudged"
  await record(tx, { type, assignmentId: hire.id, actorId: null })
}

export const workTimers: Timers = {
  queue: "work-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => runWorkTimers(db, now),
}
