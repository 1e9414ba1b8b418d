import { and, desc, eq, isNull, sql } from "../platform/db/drizzle.ts"
import { conversationMembers, conversations } from "../platform/db/schema/conversation.ts"
import { messages } from "../platform/db/schema/message.ts"
import { mostTold, type PersonalData } from "../platform/personal-data.ts"

/** In their own name. */
const saidBy = (userId: string) =>
  and(
    eq(messages.senderId, userId),
    isNull(messages.systemKey),
    sql`not exists (select 1 from conversations c where c.id = ${messages.conversationId}
      and c.kind = 'support' and c.customer_id <> ${userId})`,
  )

export const conversationData: PersonalData = {
  /**
   * The conversation also belongs to the other person: it stays, without the leaver's messages. Their conversations
   * with the team are deleted; what they answered for the team stays.
   */
  forget: async (tx, { id, now }) => {
    const { customerId, kind: about } = conversations
    await tx.delete(conversations).where(and(eq(customerId, id), eq(about, "support")))
    await tx.update(messages).set({ text: "", foldedText: "", lang: null, deletedAt: now }).where(saidBy(id))
  },
  tell: async (db, userId) => {
    const { kind, topic, taskId, customerId } = conversations
    const { unread, readPosition, lastMessageAt, conversationId } = conversationMembers
    const { text, lang, createdAt, deletedAt } = messages
    const [taken, said] = await Promise.all([
      db
        .select({
          id: conversations.id,
          kind,
          topic,
          taskId,
          customerId,
          unread,
          readPosition,
          lastMessageAt,
        })
        .from(conversationMembers)
        .innerJoin(conversations, eq(conversations.id, conversationId))
        .where(eq(conversationMembers.userId, userId))
        .orderBy(desc(lastMessageAt))
        .limit(mostTold),
      db
        .select({ conversationId: messages.conversationId, text, lang, createdAt, deletedAt })
        .from(messages)
        .where(saidBy(userId))
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
