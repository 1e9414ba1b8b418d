import { randomUUID } from "node:crypto"
import { and, eq } from "../../platform/db/drizzle.ts"
import type { CreateMessage } from "@doable/domain/conversation/message/input"
import { Refused } from "@doable/domain/refusal"
import { lockConversation, withId } from "../lock-conversation.ts"
import { isParty } from "../parties.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { messages } from "../../platform/db/schema/message.ts"
import { lockUser } from "../../user/lock-user.ts"
import { findSaid } from "./queries.ts"
import { postPersonMessage } from "./post-person-message.ts"

/** Sent again with the same client id, it has been said already and is answered as it was. */
export async function createMessage(ctx: UserContext, { payload }: CreateMessage) {
  const { db, user } = ctx
  const { conversationId, clientId = randomUUID(), ...said } = payload
  if (said.text === "" && said.fileIds.length === 0) throw new Refused("message_empty")
  const id = await db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const before = await saidBefore(tx, user.id, clientId)
    if (before) return before.id
    const conversation = await lockConversation(tx, withId(conversationId))
    if (!conversation || !isParty(conversation, user)) throw new Refused("conversation_not_found")
    return postPersonMessage(ctx, tx, conversation, { ...said, clientId })
  })
  return findSaid(ctx, id)
}

/** Under the person's lock: nobody else sends in their name in the meantime. */
export async function saidBefore(tx: Transaction, userId: string, clientId: string) {
  const [message] = await tx
    .select({ id: messages.id, conversationId: messages.conversationId })
    .from(messages)
    .where(and(eq(messages.senderId, userId), eq(messages.clientId, clientId)))
  return message
}
