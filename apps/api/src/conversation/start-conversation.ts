import type { Transaction } from "../platform/db/client.ts"
import { conversationMembers, conversations } from "../platform/db/schema/conversation.ts"
import type { ConversationRow } from "./lock-conversation.ts"

type New = Pick<ConversationRow, "kind" | "taskId" | "offerId" | "customerId" | "providerId"> &
  Partial<Pick<ConversationRow, "topic">>

/** Nothing if these two have one already: someone else was a moment earlier. */
export async function startConversation(tx: Transaction, start: New, now: Date) {
  const [conversation] = await tx
    .insert(conversations)
    .values({ ...start, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (!conversation) return
  const member = { conversationId: conversation.id, lastMessageAt: now }
  const people = [start.customerId, start.providerId].filter((id) => id !== null)
  await tx.insert(conversationMembers).values(people.map((userId) => ({ ...member, userId })))
  return conversation
}
