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

/** For timers: a task that someone works on waits for the next minute, so there's none here. */
export async function lockFreeTask(tx: Transaction, id: string): Promise<TaskRow | undefined> {
  const isIt = eq(tasks.id, id)
  const [task] = await tx.select().from(tasks).where(isIt).for("no key update", { skipLocked: true })
  return task
}
