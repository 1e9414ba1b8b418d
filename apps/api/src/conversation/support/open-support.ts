import { randomUUID } from "node:crypto"
import { and, eq } from "../../platform/db/drizzle.ts"
import type { OpenSupport } from "@doable/domain/conversation/input"
import { supportPerHour } from "@doable/domain/conversation/limits"
import { Refused } from "@doable/domain/refusal"
import { countWithin } from "../../platform/http/count-within.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { conversations } from "../../platform/db/schema/conversation.ts"
import { saidBefore } from "../messages/create-message.ts"
import { postPersonMessage } from "../messages/post-person-message.ts"
import { lockUser } from "../../user/lock-user.ts"
import { lockConversation } from "../lock-conversation.ts"
import { findConversation } from "../queries.ts"
import { startConversation } from "../start-conversation.ts"

const perHour = { max: supportPerHour, seconds: 60 * 60 }

/** Opens a conversation with our team. A person has one per topic, which continues whenever they ask again. */
export async function openSupport(
  ctx: UserContext,
  { topic, text, lang, clientId = randomUUID() }: OpenSupport,
) {
  const { db, user } = ctx
  const id = await db.transaction(async (tx) => {
    // Only they start it, and here they queue: what isn't there now isn't made in the meantime.
    await lockUser(tx, user.id)
    // Sent again it is where it was said first, whatever it is called now.
    const before = await saidBefore(tx, user.id, clientId)
    if (before) return before.conversationId
    if (!(await countWithin(tx, `support|${user.id}`, perHour)))
      throw new Refused("support_limit_reached", { retryAfterSec: perHour.seconds })
    const conversation = (await knownAbout(tx, user.id, topic)) ?? (await begin(ctx, tx, topic))
    await postPersonMessage(ctx, tx, conversation, { text, lang, fileIds: [], clientId })
    return conversation.id
  })
  return findConversation(ctx, { id })
}

async function knownAbout(tx: Transaction, userId: string, topic: OpenSupport["topic"]) {
  const { customerId, kind, topic: about } = conversations
  const which = and(eq(customerId, userId), eq(kind, "support"), eq(about, topic))
  return which && lockConversation(tx, which)
}

async function begin(ctx: UserContext, tx: Transaction, topic: OpenSupport["topic"]) {
  const start = { kind: "support", taskId: null, offerId: null, providerId: null, topic } as const
  const made = await startConversation(tx, { ...start, customerId: ctx.user.id }, ctx.now())
  if (!made) throw new Error("a conversation with the team is neither there nor can be made")
  return made
}
