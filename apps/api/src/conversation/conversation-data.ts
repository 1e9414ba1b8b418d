import { and, desc, eq, isNull } from "drizzle-orm"
import { conversationMembers, conversations } from "../db/schema/conversation.ts"
import { messages } from "../db/schema/message.ts"
import { mostTold, type PersonalData } from "../user/personal-data.ts"

export const conversationData: PersonalData = {
  /** The conversation is the other one's as well: it stays, and what the leaver said in it is gone. */
  forget: async (tx, { id, now }) => {
    await tx
      .update(messages)
      .set({ text: "", foldedText: "", lang: null, deletedAt: now })
      .where(and(eq(messages.senderId, id), isNull(messages.systemKey)))
  },
  tell: async (db, userId) => {
    const { kind, taskId, customerId } = conversations
    const { unread, readPosition, lastMessageAt, conversationId } = conversationMembers
    const { text, lang, createdAt, deletedAt } = messages
    const [taken, said] = await Promise.all([
      db
        .select({ id: conversations.id, kind, taskId, customerId, unread, readPosition, lastMessageAt })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationId))
        .where(eq(conversationMembers.userId, userId))
        .orderBy(desc(lastMessageAt))
        .limit(mostTold),
      db
        .select({ conversationId: messages.conversationId, text, lang, createdAt, deletedAt })
        .from(messages)
        .where(and(eq(messages.senderId, userId), isNull(messages.systemKey)))
        .orderBy(desc(createdAt))
        .limit(mostTold),
    ])
    const mine = taken.map(({ customerId: customer, ...one }) => ({
      ...one,
      isCustomer: customer === userId,
    }))
    return { conversations: mine, messages: said }
  },
}
