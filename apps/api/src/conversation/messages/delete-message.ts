import { and, eq, gt, inArray, lt, sql } from "../../platform/db/drizzle.ts"
import type { MessageId } from "@doable/domain/conversation/message/input"
import { whyCannotTakeBack } from "@doable/domain/conversation/message/rules"
import { Refused } from "@doable/domain/refusal"
import { lockConversation, withId } from "../lock-conversation.ts"
import { isParty } from "../parties.ts"
import { takeBackTurn } from "../take-turn.ts"
import { broadcastToMembers } from "../broadcast-to-members.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { conversationMembers } from "../../platform/db/schema/conversation.ts"
import { files } from "../../platform/db/schema/file.ts"
import { messageFiles, messages } from "../../platform/db/schema/message.ts"
import { isUnused } from "../../file/is-unused.ts"
import { removeFiles } from "../../file/remove-files.ts"

/** Taken back: its place stays, its words and files are gone. Twice is once. */
export function deleteMessage(ctx: UserContext, { id }: MessageId) {
  const { db, user } = ctx
  const now = ctx.now()
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(messages).where(eq(messages.id, id))
    const conversation = found && (await lockConversation(tx, withId(found.conversationId)))
    if (!conversation || !isParty(conversation, user)) throw new Refused("message_not_found")
    const refusal = whyCannotTakeBack(
      { ...found, isSystem: found.systemKey !== null },
      { userId: user.id, now },
    )
    if (refusal) throw new Refused(refusal)
    const gone = { text: "", foldedText: "", lang: null, maskedSpans: 0, deletedAt: now }
    const [changed] = await tx
      .update(messages)
      .set(gone)
      .where(and(eq(messages.id, id), sql`${messages.deletedAt} is null`))
      .returning()
    if (!changed) return { ok: true }
    await dropFiles(tx, user.id, id)
    await tx
      .update(conversationMembers)
      .set({ unread: sql`${conversationMembers.unread} - 1` })
      .where(
        and(
          eq(conversationMembers.conversationId, conversation.id),
          sql`${conversationMembers.userId} <> ${user.id}`,
          lt(conversationMembers.readPosition, changed.position),
          gt(conversationMembers.unread, 0),
        ),
      )
    await takeBackTurn(tx, conversation, user)
    await broadcastToMembers(tx, conversation)
    return { ok: true }
  })
}

async function dropFiles(tx: Transaction, userId: string, messageId: string) {
  const sent = await tx
    .delete(messageFiles)
    .where(eq(messageFiles.messageId, messageId))
    .returning({ fileId: messageFiles.fileId })
  if (sent.length === 0) return
  const ids = sent.map(({ fileId }) => fileId)
  // The same picture may have been sent elsewhere too, or show that the work was done.
  await removeFiles(tx, userId, and(inArray(files.id, ids), isUnused))
}
