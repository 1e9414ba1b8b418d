import { and, eq, inArray } from "../../platform/db/drizzle.ts"
import type { InviteDeclineReason } from "@doable/domain/offer/invite/status"
import { waitingInvites } from "@doable/domain/offer/invite/status"
import type { Transaction } from "../../platform/db/client.ts"
import { taskInvites } from "../../platform/db/schema/task-invite.ts"
import { recomputeProviderStats } from "../../provider/recompute-provider-stats.ts"

type Answer = {
  taskId: string
  providerId: string
  status: "offered" | "declined"
  declineReason?: InviteDeclineReason | undefined
  now: Date
}

/** Needs the locks of the task and the doer. Without a pending invite there's nothing to answer. */
export async function answerInvite(
  tx: Transaction,
  { taskId, providerId, status, declineReason, now }: Answer,
): Promise<void> {
  const answered = await tx
    .update(taskInvites)
    .set({ status, declineReason: declineReason ?? null, answeredAt: now, updatedAt: now })
    .where(
      and(
        eq(taskInvites.taskId, taskId),
        eq(taskInvites.providerId, providerId),
        inArray(taskInvites.status, waitingInvites),
      ),
    )
    .returning({ id: taskInvites.id })
  if (answered.length > 0) await recomputeProviderStats(tx, providerId)
}
