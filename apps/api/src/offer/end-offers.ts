import { and, inArray, ne, gt } from "../platform/db/drizzle.ts"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import type { Transaction } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { broadcastTask } from "../platform/live/broadcast-task.ts"
import { postSystemMessage } from "../conversation/post-system-message.ts"
import { recordAll } from "../platform/outbox/record.ts"
import { countOffers } from "./count-offers.ts"
import { waitingInvites } from "@doable/domain/offer/invite/status"
import { taskInvites } from "../platform/db/schema/task-invite.ts"

/** What happens to live offers when a task is no longer open. */
const ends = {
  pass_over: { status: "not_selected", declineReason: null, event: "offer.passed-over", key: "not_selected" },
  close: { status: "declined", declineReason: "task_closed", event: "offer.closed", key: "task_closed" },
  expire: { status: "expired", declineReason: null, event: "offer.expired", key: "offer_expired" },
} as const

/**
 * These tasks are no longer open, so their offers and invites end. Needs the locks of the tasks and of every person
 * the command locks, because conversations are locked here. Each doer is told once.
 */
export async function endOffers(
  tx: Transaction,
  taskIds: string[],
  { action, winnerId, now }: { action: keyof typeof ends; winnerId?: string; now: Date },
): Promise<void> {
  if (taskIds.length === 0) return
  const { status, declineReason, event, key } = ends[action]
  const ended = await tx
    .update(taskOffers)
    .set({ status, declineReason, staleAt: null, closedAt: now, updatedAt: now })
    .where(
      and(
        inArray(taskOffers.taskId, taskIds),
        inArray(taskOffers.status, liveOfferStatuses),
        winnerId === undefined ? undefined : ne(taskOffers.id, winnerId),
      ),
    )
    .returning({ id: taskOffers.id, taskId: taskOffers.taskId, providerId: taskOffers.providerId })
  await endInvites(tx, taskIds, now)
  await countOffers(tx, taskIds)
  await sayToTalkers(tx, ended, key, now)
  const inOrder = ended.toSorted((a, b) => a.id.localeCompare(b.id))
  await recordAll(
    tx,
    inOrder.map(({ id }) => ({ type: event, offerId: id })),
  )
  for (const [taskId, offers] of Map.groupBy(ended, (offer) => offer.taskId)) {
    await broadcastTask(
      tx,
      taskId,
      offers.map(({ providerId }) => providerId),
    )
  }
}

type Ended = { taskId: string; providerId: string }

/**
 * Most have never talked about it: only those who have are looked up one by one. What the owner did is no news to
 * the owner.
 */
async function sayToTalkers(
  tx: Transaction,
  ended: Ended[],
  key: (typeof ends)[keyof typeof ends]["key"],
  now: Date,
) {
  if (ended.length === 0) return
  const taskIds = [...new Set(ended.map(({ taskId }) => taskId))]
  const talks = await tx
    .select()
    .from(conversations)
    .where(inArray(conversations.taskId, taskIds))
    .orderBy(conversations.id)
  for (const { id: conversationId, taskId, customerId, providerId } of talks) {
    const isOver = ended.some((offer) => offer.taskId === taskId && offer.providerId === providerId)
    const actorId = key === "offer_expired" ? null : customerId
    if (isOver) await postSystemMessage(tx, { conversationId, key, actorId, now })
  }
}

/**
 * Before their time, with the task's search: nobody's silence, so it counts in nobody's rate. Those whose time is over
 * are left to the timer, which counts them.
 */
async function endInvites(tx: Transaction, taskIds: string[], now: Date): Promise<void> {
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
