import type { Transaction } from "../db/client.ts"
import { conversationMembers, conversations } from "../db/schema/conversation.ts"
import type { ConversationRow } from "./lock-conversation.ts"

type New = Pick<ConversationRow, "kind" | "taskId" | "offerId" | "customerId" | "providerId">

/** Nothing if these two have one already: somebody else was a moment earlier. */
export async function startConversation(tx: Transaction, start: New, now: Date) {
  const [conversation] = await tx
    .insert(conversations)
    .values({ ...start, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!conversation) return
  const member = { conversationId: conversation.id, lastMessageAt: now }
  await tx
    .insert(conversationMembers)
    .values([start.customerId, start.providerId].map((userId) => ({ ...member, userId })))
  return conversation
}
