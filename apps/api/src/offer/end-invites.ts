import { and, gt, inArray } from "../platform/db/drizzle.ts"
import { waitingInvites } from "@doable/domain/offer/invite/status"
import type { Transaction } from "../platform/db/client.ts"
import { taskInvites } from "../platform/db/schema/task-invite.ts"

/**
 * Before their time, with the task's search: nobody's silence, so it counts in nobody's rate. Those whose time is over
 * are left to the timer, which counts them.
 */
export async function endInvites(tx: Transaction, taskIds: string[], now: Date): Promise<void> {
  await tx
    .update(taskInvites)
    .set({ status: "expired", updatedAt: now })
    .where(
      and(
        inArray(taskInvites.taskId, taskIds),
        inArray(taskInvites.status, waitingInvites),
        gt(taskInvites.expiresAt, now),
      ),
    )
}
