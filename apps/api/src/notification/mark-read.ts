import { and, eq, gt, sql } from "../platform/db/drizzle.ts"
import type { MarkRead } from "@doable/domain/conversation/input"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../platform/context.ts"
import type { Transaction } from "../platform/db/client.ts"
import { conversationMembers, conversations } from "../platform/db/schema/conversation.ts"
import { messages } from "../platform/db/schema/message.ts"
import { markNoticesRead } from "./mark-notices-read.ts"
import { lockConversation, withId, type ConversationRow } from "../conversation/lock-conversation.ts"
import { isTeam } from "../conversation/parties.ts"
import { broadcastToMembers } from "../conversation/broadcast-to-members.ts"

/** Up to what was on the screen; what came since stays unread. Reading is never undone. */
export function markRead(ctx: UserContext, { id, position }: MarkRead) {
  const { db, user } = ctx
  const now = ctx.now()
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, withId(id))
    if (conversation && isTeam(conversation, user)) return readByTeam(tx, conversation, position)
    const isMine = and(eq(conversationMembers.conversationId, id), eq(conversationMembers.userId, user.id))
    const [member] = await tx.select().from(conversationMembers).where(isMine)
    if (!conversation || !member) throw new Refused("conversation_not_found")
    const upTo = Math.min(position ?? conversation.lastPosition, conversation.lastPosition)
    const readPosition = Math.max(member.readPosition, upTo)
    const isNew = readPosition > member.readPosition || member.unread > 0
    const [left] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, id),
          gt(messages.position, readPosition),
          sql`${messages.senderId} is distinct from ${user.id}`,
          sql`${messages.deletedAt} is null`,
        ),
      )
    const unread = left?.count ?? 0
    await tx
      .update(conversationMembers)
      .set({ readPosition, unread, readAt: now, ...(unread === 0 ? { noticeDueAt: null } : {}) })
      .where(isMine)
    if (unread === 0) await markNoticesRead(tx, user.id, id)
    if (isNew) await broadcastToMembers(tx, conversation)
    return { ok: true }
  })
}

/** When any administrator has read it, the person sees that it was read. */
async function readByTeam(tx: Transaction, conversation: ConversationRow, position: number | undefined) {
  const { id, lastPosition, teamReadPosition } = conversation
  const upTo = Math.min(position ?? lastPosition, lastPosition)
  if (upTo <= teamReadPosition) return { ok: true }
  await tx.update(conversations).set({ teamReadPosition: upTo }).where(eq(conversations.id, id))
  await broadcastToMembers(tx, conversation)
  return { ok: true }
}
