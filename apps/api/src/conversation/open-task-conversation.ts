import { and, eq } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import { broadcastToMembers } from "./broadcast-to-members.ts"
import { lockConversation } from "./lock-conversation.ts"
import { startConversation } from "./start-conversation.ts"

type Hire = {
  taskId: string
  offerId: string
  ownerId: string
  /** The doer as a person, as in `tasks.assignedProviderId`. */
  providerId: string
  now: Date
}

/**
 * At the hire, under the task's lock: the conversation about the offer becomes the one about the job, and nothing is
 * hidden from here on. A block doesn't stop it.
 */
export async function openTaskConversation(
  tx: Transaction,
  { taskId, offerId, ownerId: customerId, providerId, now }: Hire,
): Promise<{ conversationId: string }> {
  const ofTheTwo = and(eq(conversations.taskId, taskId), eq(conversations.providerId, providerId))
  const fresh = await startConversation(tx, { kind: "task", taskId, offerId, customerId, providerId }, now)
  if (fresh) return { conversationId: fresh.id }
  const known = ofTheTwo && (await lockConversation(tx, ofTheTwo))
  if (!known) throw new Error("a conversation about a task is neither there nor can be made")
  await tx.update(conversations).set({ kind: "task", offerId }).where(eq(conversations.id, known.id))
  await broadcastToMembers(tx, known)
  return { conversationId: known.id }
}
