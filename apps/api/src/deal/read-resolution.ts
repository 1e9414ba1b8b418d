import { desc, eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { disputes } from "../platform/db/schema/deal/dispute.ts"
import { agreements, taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { readCaseReaders } from "./read-case-readers.ts"

/** What the words about the end of a dispute need, and who reads them in which language. */
export async function readResolution(db: Database, disputeId: string) {
  const [found] = await db
    .select({
      number: disputes.number,
      task: { id: tasks.id, title: tasks.title },
      ownerId: taskAssignments.ownerId,
      providerId: taskAssignments.providerId,
      price: { amount: agreements.price, currency: agreements.currency },
    })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .innerJoin(taskAssignments, eq(taskAssignments.id, disputes.assignmentId))
    .innerJoin(agreements, eq(agreements.assignmentId, disputes.assignmentId))
    .where(eq(disputes.id, disputeId))
    .orderBy(desc(agreements.version))
    .limit(1)
  if (!found) return null
  const { ownerId, providerId, ...about } = found
  return { ...about, people: await readCaseReaders(db, { ownerId, providerId }) }
}
