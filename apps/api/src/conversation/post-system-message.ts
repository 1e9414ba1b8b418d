import { and, eq, ne } from "../platform/db/drizzle.ts"
import type { SystemKey, SystemParams } from "@doable/domain/conversation/message/system-keys"
import { lockConversation, withId } from "./lock-conversation.ts"
import type { Transaction } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import { appendMessage } from "./append-message.ts"

/** By itself, or as that of a task with one doer. */
type Where = { conversationId: string } | { taskId: string; providerId: string }

type Said = Where & {
  key: SystemKey
  /** Values for the words, never names. */
  params?: SystemParams
  /** The request that it is about. */
  refId?: string
  /** Who did it, so doesn't need a notification. Null when the scheduler did. */
  actorId: string | null
  now: Date
}

/** To everyone the owner has talked to about this task, each in their own conversation. */
export async function sayToTalkers(
  tx: Transaction,
  taskId: string,
  said: Pick<Said, "key" | "actorId" | "now">,
  { except }: { except?: string } = {},
): Promise<void> {
  const talks = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.taskId, taskId), except ? ne(conversations.providerId, except) : undefined))
    .orderBy(conversations.id)
  for (const { id: conversationId } of talks) await postSystemMessage(tx, { ...said, conversationId })
}

/**
 * Posts a system message to the two, in the transaction of the command it's about. If they have no conversation about
 * it, nothing is posted.
 */
export async function postSystemMessage(tx: Transaction, said: Said): Promise<void> {
  const { key, params = {}, refId, actorId, now } = said
  const which =
    "conversationId" in said
      ? withId(said.conversationId)
      : and(eq(conversations.taskId, said.taskId), eq(conversations.providerId, said.providerId))
  const conversation = which && (await lockConversation(tx, which))
  if (!conversation) return
  const line = { systemKey: key, systemParams: params, refId, senderId: actorId }
  await appendMessage(tx, conversation, line, now)
}
