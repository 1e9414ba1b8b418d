import { and, eq } from "../platform/db/drizzle.ts"
import type { OpenForOffer } from "@doable/domain/conversation/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { lockTask } from "../task/lock-task.ts"
import { isBlockedBetween } from "../user/block-queries.ts"
import { lockConversation } from "../conversation/lock-conversation.ts"
import { findConversation } from "../conversation/queries.ts"
import { startConversation } from "../conversation/start-conversation.ts"

/** The owner of the task opens it; the doer finds it again once it is there. */
export async function openForOffer(ctx: UserContext, { offerId }: OpenForOffer) {
  const { db, user } = ctx
  const [found] = await db
    .select({ taskId: tasks.id, customerId: tasks.ownerId, providerId: taskOffers.providerId })
    .from(taskOffers)
    .innerJoin(tasks, eq(tasks.id, taskOffers.taskId))
    .where(eq(taskOffers.id, offerId))
  if (!found || ![found.customerId, found.providerId].includes(user.id)) throw new Refused("offer_not_found")
  const id = await db.transaction(async (tx) => {
    const { taskId, providerId } = conversations
    const which = and(eq(taskId, found.taskId), eq(providerId, found.providerId))
    const known = which && (await lockConversation(tx, which))
    if (known) return known.id
    if (found.customerId !== user.id) throw new Refused("conversation_not_found")
    // The hire opens it too. The second one waits here, before either has written anything.
    await lockTask(tx, found.taskId)
    if (await isBlockedBetween(tx, user.id, found.providerId)) throw new Refused("user_blocked")
    const made = await startConversation(tx, { kind: "offer", offerId, ...found }, ctx.now())
    // Pressed twice: the other press was a moment earlier.
    const conversation = made ?? (which && (await lockConversation(tx, which)))
    if (!conversation) throw new Error("a conversation about an offer is neither there nor can be made")
    return conversation.id
  })
  return findConversation(ctx, { id })
}
