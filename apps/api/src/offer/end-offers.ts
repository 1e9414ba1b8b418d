import { and, eq, inArray, ne } from "drizzle-orm"
import { liveOfferStatuses } from "@doable/domain/offer/status"
import type { Transaction } from "../db/client.ts"
import { taskOffers } from "../db/schema/offer.ts"
import { tellTaskPages } from "../live/tell-task-pages.ts"
import { sayInConversation } from "../message/say-in-conversation.ts"
import { record } from "../outbox/record.ts"
import { endInvites } from "../task-invite/end-invites.ts"
import { countOffers } from "./count-offers.ts"

/** What the end of a task's search means for the offers that stand. */
const ends = {
  pass_over: { status: "not_selected", declineReason: null, event: "offer.passed-over", key: "not_selected" },
  close: { status: "declined", declineReason: "task_closed", event: "offer.closed", key: null },
  expire: { status: "expired", declineReason: null, event: "offer.expired", key: "offer_expired" },
} as const

/**
 * These tasks are no longer open: no offer goes on standing, no invite goes on waiting. Behind the locks of the
 * tasks; doers are told, each once.
 */
export async function endOffers(
  tx: Transaction,
  taskIds: string[],
  { deed, winnerId, now }: { deed: keyof typeof ends; winnerId?: string; now: Date },
): Promise<void> {
  if (taskIds.length === 0) return
  const { status, declineReason, event, key } = ends[deed]
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
  for (const offer of ended.toSorted((a, b) => a.id.localeCompare(b.id))) {
    const { taskId, providerId } = offer
    if (key) await sayInConversation(tx, { taskId, providerId, key, actorId: null, now })
    await record(tx, { type: event, offerId: offer.id })
    await tellTaskPages(tx, taskId, [providerId])
  }
}

/** The work is over or called off: the offer that won it has done its part. */
export async function endAcceptedOffer(tx: Transaction, offerId: string, now: Date): Promise<void> {
  await tx
    .update(taskOffers)
    .set({ status: "ended", closedAt: now, updatedAt: now })
    .where(and(eq(taskOffers.id, offerId), eq(taskOffers.status, "accepted")))
}
