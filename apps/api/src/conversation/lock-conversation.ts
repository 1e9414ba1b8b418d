import { eq, type SQL } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"

export type ConversationRow = typeof conversations.$inferSelect

/** Every message queues here, after the locks of the task and of people. */
export async function lockConversation(tx: Transaction, which: SQL): Promise<ConversationRow | undefined> {
  const [conversation] = await tx.select().from(conversations).where(which).for("update")
  return conversation
}

export const withId = (id: string) => eq(conversations.id, id)
