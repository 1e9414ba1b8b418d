import { and, desc, eq, or } from "drizzle-orm"
import type { Database, Transaction } from "../db/client.ts"
import { taskAssignments } from "../db/schema/task-assignment.ts"

/** This person's last hire on the task, on whichever side. */
export async function hireToReview(db: Database | Transaction, taskId: string, userId: string) {
  const isParty = or(eq(taskAssignments.ownerId, userId), eq(taskAssignments.providerId, userId))
  const [hire] = await db
    .select()
    .from(taskAssignments)
    .where(and(eq(taskAssignments.taskId, taskId), isParty))
    .orderBy(desc(taskAssignments.assignedAt), desc(taskAssignments.id))
    .limit(1)
  return hire ?? null
}
