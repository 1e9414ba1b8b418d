import { and, eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"

/** The doer who was asked has opened the task. */
export async function recordViewed(db: Database, inviteId: string, now: Date): Promise<void> {
  await db
    .update(taskInvites)
    .set({ status: "viewed", viewedAt: now })
    .where(and(eq(taskInvites.id, inviteId), eq(taskInvites.status, "sent")))
}
