import { and, eq, inArray, isNotNull, isNull, not, or, sql } from "../platform/db/drizzle.ts"
import { runningStatuses } from "@doable/domain/task/status"
import type { Transaction } from "../platform/db/client.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import { record } from "../platform/outbox/record.ts"

const ofPerson = (userId: string) =>
  and(
    or(eq(taskAssignments.ownerId, userId), eq(taskAssignments.providerId, userId)),
    isNull(taskAssignments.endedAt),
  )

/**
 * One party was deactivated mid-job. We don't cancel automatically: we tell the other person, and an administrator
 * decides. Needs the locks of the tasks.
 */
export async function holdAssignments(tx: Transaction, userId: string, now: Date): Promise<void> {
  const running = tx.select({ id: tasks.id }).from(tasks).where(inArray(tasks.status, runningStatuses))
  const left = await tx
    .update(taskAssignments)
    .set({ strandedAt: now, updatedAt: now })
    .where(
      and(ofPerson(userId), isNull(taskAssignments.strandedAt), inArray(taskAssignments.taskId, running)),
    )
    .returning()
  for (const { id, taskId, ownerId, providerId } of left.toSorted((a, b) => a.id.localeCompare(b.id))) {
    await postSystemMessage(tx, { taskId, providerId, key: "left_alone", actorId: userId, now })
    await record(tx, { type: "assignment.stranded", assignmentId: id, actorId: userId })
    await broadcastTask(tx, taskId, [ownerId, providerId])
  }
}

/**
 * The person is back: their jobs continue, unless the other person is deactivated too, and the conversation says so.
 * Needs the person's lock.
 */
export async function releaseAssignments(tx: Transaction, userId: string, now: Date): Promise<void> {
  const isSomebodyOut = sql`exists (select 1 from users u where u.status = 'deactivated'
    and u.id in (${taskAssignments.ownerId}, ${taskAssignments.providerId}))`
  const freed = await tx
    .update(taskAssignments)
    .set({ strandedAt: null, updatedAt: now })
    .where(and(ofPerson(userId), isNotNull(taskAssignments.strandedAt), not(isSomebodyOut)))
    .returning()
  const running = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        inArray(
          tasks.id,
          freed.map(({ taskId }) => taskId),
        ),
        inArray(tasks.status, runningStatuses),
      ),
    )
  for (const { taskId, ownerId, providerId } of freed.toSorted((a, b) => a.id.localeCompare(b.id))) {
    if (running.some(({ id }) => id === taskId))
      await postSystemMessage(tx, { taskId, providerId, key: "goes_on", actorId: userId, now })
    await broadcastTask(tx, taskId, [ownerId, providerId])
  }
}
