import { eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { faultContests } from "../platform/db/schema/deal/fault-contest.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { readCaseReaders } from "./read-case-readers.ts"

/** What the words about a contested fault need, and who reads them in which language. */
export async function readContest(db: Database, assignmentId: string) {
  const { ownerId, providerId } = taskAssignments
  const [found] = await db
    .select({ task: { id: tasks.id, title: tasks.title }, ownerId, providerId })
    .from(faultContests)
    .innerJoin(taskAssignments, eq(taskAssignments.id, faultContests.assignmentId))
    .innerJoin(tasks, eq(tasks.id, taskAssignments.taskId))
    .where(eq(faultContests.assignmentId, assignmentId))
  return found ? { task: found.task, people: await readCaseReaders(db, found) } : null
}
