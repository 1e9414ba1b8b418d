import { and, eq, sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { changeRequests } from "../platform/db/schema/deal/change-request.ts"

export type ChangeRow = typeof changeRequests.$inferSelect

const pendingOf = (taskId: string) =>
  and(eq(changeRequests.taskId, taskId), eq(changeRequests.status, "pending"))

/** Needs the task's lock, like everything here. */
export function pendingChanges(tx: Transaction, taskId: string): Promise<ChangeRow[]> {
  return tx.select().from(changeRequests).where(pendingOf(taskId))
}

/** The job has ended or was stopped: nobody can answer any more. */
export async function expirePendingChanges(tx: Transaction, taskId: string, now: Date): Promise<void> {
  await tx
    .update(changeRequests)
    .set({ status: "expired", remindAt: null, pausedAt: null, updatedAt: now })
    .where(pendingOf(taskId))
}

/** A dispute stops their clocks. */
export async function pausePendingChanges(tx: Transaction, taskId: string, now: Date): Promise<void> {
  await tx.update(changeRequests).set({ pausedAt: now, updatedAt: now }).where(pendingOf(taskId))
}

/** With as much time left as they had, but no longer than until the time that is asked for. */
export async function resumePendingChanges(tx: Transaction, taskId: string, now: Date): Promise<void> {
  const { expiresAt, remindAt, pausedAt, scheduledAt } = changeRequests
  const pause = sql`(${now.toISOString()}::timestamptz - ${pausedAt})`
  await tx
    .update(changeRequests)
    .set({
      expiresAt: sql`least(${expiresAt} + ${pause}, ${scheduledAt})`,
      remindAt: sql`${remindAt} + ${pause}`,
      pausedAt: null,
      updatedAt: now,
    })
    .where(and(pendingOf(taskId), sql`${pausedAt} is not null`))
}
