import { and, desc, eq, gt, inArray, ne, notExists, sql } from "../platform/db/drizzle.ts"
import { nearDuplicate } from "@doable/domain/task/limits"
import type { Transaction } from "../platform/db/client.ts"
import { taskRepeats, tasks } from "../platform/db/schema/task.ts"
import type { TaskRow } from "./lock-task.ts"

const dayMs = 24 * 60 * 60 * 1000

/** The nearest text among this person's recent tasks in this category, even removed ones. */
export async function nearestTwin(tx: Transaction, row: TaskRow, text: string, now: Date) {
  if (!row.categoryId) return null
  const similarity = sql<number>`similarity(${tasks.title} || ' ' || ${tasks.description}, ${text})`
  const [twin] = await tx
    .select({ id: tasks.id, similarity })
    .from(tasks)
    .where(
      and(
        eq(tasks.ownerId, row.ownerId),
        eq(tasks.categoryId, row.categoryId),
        ne(tasks.id, row.id),
        inArray(tasks.status, [
          "open",
          "held",
          "assigned",
          "in_progress",
          "completion_requested",
          "cancelled",
        ]),
        // The one before of a task that repeats.
        notExists(
          tx
            .select()
            .from(taskRepeats)
            .where(and(eq(taskRepeats.draftId, row.id), eq(taskRepeats.taskId, tasks.id))),
        ),
        gt(tasks.publishedAt, new Date(now.getTime() - nearDuplicate.withinDays * dayMs)),
      ),
    )
    .orderBy(desc(similarity))
    .limit(1)
  return twin ?? null
}

export async function removalsOf(tx: Transaction, ownerId: string): Promise<number> {
  const [removed] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(and(eq(tasks.ownerId, ownerId), eq(tasks.status, "removed")))
  return removed?.count ?? 0
}
