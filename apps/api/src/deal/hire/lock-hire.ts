import { and, desc, eq, isNull } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import { sideOf, type Side } from "@doable/domain/deal/work"
import type { Transaction } from "../../platform/db/client.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { lockTask, type TaskRow } from "../../task/lock-task.ts"

export type Hire = typeof taskAssignments.$inferSelect & { version: number; scheduledAt: Date | null }

/**
 * The work that is on, behind the lock of its task. To everybody but the two there is no such task, and where nobody
 * is at work there is nothing to do.
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

/** With the hour of its newest agreement. */
export async function newestHire(
  tx: Transaction,
  taskId: string,
  which: "running" | "any",
): Promise<Hire | null> {
  const { version, scheduledAt } = agreements
  const [found] = await tx
    .select({ hire: taskAssignments, version, scheduledAt })
    .from(taskAssignments)
    .innerJoin(agreements, eq(agreements.assignmentId, taskAssignments.id))
    .where(
      and(
        eq(taskAssignments.taskId, taskId),
        which === "running" ? isNull(taskAssignments.endedAt) : undefined,
      ),
    )
    .orderBy(desc(taskAssignments.assignedAt), desc(taskAssignments.id), desc(version))
    .limit(1)
  return found ? { ...found.hire, version: found.version, scheduledAt: found.scheduledAt } : null
}
