import { eq, sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { conversationMembers, conversations } from "../platform/db/schema/conversation.ts"
import { messages } from "../platform/db/schema/message.ts"
import type { ConversationRow } from "./lock-conversation.ts"
import { broadcastToMembers } from "./broadcast-to-members.ts"

type Said = Omit<typeof messages.$inferInsert, "id" | "conversationId" | "position" | "createdAt">

/** Under the conversation's lock: takes the next number, adds one unread for the recipient, and pushes. */
export async function appendMessage(tx: Transaction, conversation: ConversationRow, said: Said, now: Date) {
  const position = conversation.lastPosition + 1
  const [message] = await tx
    .insert(messages)
    .values({ ...said, conversationId: conversation.id, position, createdAt: now })
    .returning()
  if (!message) throw new Error("a message was not kept")
  await tx.update(conversations).set({ lastPosition: position }).where(eq(conversations.id, conversation.id))
  const { unread, userId } = conversationMembers
  const isNews = sql`case when ${userId} is distinct from ${said.senderId ?? null} then 1 else 0 end`
  await tx
    .update(conversationMembers)
    .set({ lastMessageAt: now, unread: sql`${unread} + ${isNews}` })
    .where(eq(conversationMembers.conversationId, conversation.id))
  await broadcastToMembers(tx, conversation)
  return message
}
