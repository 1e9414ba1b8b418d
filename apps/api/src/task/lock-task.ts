import { eq } from "../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { tasks } from "../platform/db/schema/task.ts"

export type TaskRow = typeof tasks.$inferSelect

/** The task row is the lock of everything that hangs on it: every command takes it before any other lock. */
export async function lockTask(tx: Transaction, id: string): Promise<TaskRow> {
  const [task] = await tx.select().from(tasks).where(eq(tasks.id, id)).for("update")
  if (!task) throw new Refused("task_not_found")
  return task
}
