import { and, desc, eq, isNull, type SQL } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import { sideOf, type Side } from "@doable/domain/deal/work"
import type { Currency } from "@doable/domain/money/currency"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { lockTask, type TaskRow } from "../../task/lock-task.ts"

/** With the terms of its newest agreement. */
export type Hire = typeof taskAssignments.$inferSelect & {
  version: number
  scheduledAt: Date | null
  price: number
  currency: Currency
}

/**
 * The running job, under its task's lock. To everyone but the two, the task doesn't exist; without a running job
 * there's nothing to do.
 */
export async function lockHire(
  tx: Transaction,
  taskId: string,
  actorId: string,
): Promise<{ task: TaskRow; hire: Hire; side: Side }> {
  const task = await lockTask(tx, taskId)
  const side = sideOf(task, actorId)
  if (!side) throw new Refused("task_not_found")
  const hire = await runningHire(tx, taskId)
  if (!hire) throw new Refused("task_bad_transition")
  return { task, hire, side }
}

export const runningHire = (tx: Transaction, taskId: string) => newestHire(tx, taskId, "running")

export function newestHire(
  tx: Database | Transaction,
  taskId: string,
  which: "running" | "any",
): Promise<Hire | null> {
  const isOn = which === "running" ? isNull(taskAssignments.endedAt) : undefined
  return oneHire(tx, and(eq(taskAssignments.taskId, taskId), isOn))
}

export const hireById = (tx: Database | Transaction, id: string) => oneHire(tx, eq(taskAssignments.id, id))

async function oneHire(tx: Database | Transaction, which: SQL | undefined): Promise<Hire | null> {
  const { version, scheduledAt, price, currency } = agreements
  const [found] = await tx
    .select({ hire: taskAssignments, terms: { version, scheduledAt, price, currency } })
    .from(taskAssignments)
    .innerJoin(agreements, eq(agreements.assignmentId, taskAssignments.id))
    .where(which)
    .orderBy(desc(taskAssignments.assignedAt), desc(taskAssignments.id), desc(version))
    .limit(1)
  return found ? { ...found.hire, ...found.terms } : null
}
