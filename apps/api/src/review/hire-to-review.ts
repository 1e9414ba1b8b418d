import { and, desc, eq, or, sql } from "../platform/db/drizzle.ts"
import { isReviewable } from "@doable/domain/review/window"
import type { Database, Transaction } from "../platform/db/client.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"

type Asked = { taskId: string; assignmentId?: string | undefined; userId: string }

/** This person's hire on the task that was named; else the newest they may still write about, else the newest. */
export async function hireToReview(db: Database | Transaction, { taskId, assignmentId, userId }: Asked) {
  const isParty = or(eq(taskAssignments.ownerId, userId), eq(taskAssignments.providerId, userId))
  const found = await db
    .select({
      hire: taskAssignments,
      hasWritten: sql<boolean>`exists (select 1 from reviews r
        where r.assignment_id = task_assignments.id and r.author_id = ${userId})`,
    })
    .from(taskAssignments)
    .where(
      and(
        eq(taskAssignments.taskId, taskId),
        isParty,
        assignmentId === undefined ? undefined : eq(taskAssignments.id, assignmentId),
      ),
    )
    .orderBy(desc(taskAssignments.assignedAt), desc(taskAssignments.id))
    .limit(20)
  const open = found.find(({ hire, hasWritten }) => isReviewable(hire) && !hasWritten)
  return (open ?? found[0])?.hire ?? null
}
