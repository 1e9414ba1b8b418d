import { and, eq } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"

export async function inviteOf(db: Database | Transaction, taskId: string, userId: string) {
  const [row] = await db
    .select()
    .from(taskInvites)
    .where(and(eq(taskInvites.taskId, taskId), eq(taskInvites.providerId, userId)))
  return row ?? null
}
