import { and, eq, isNotNull, isNull } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { messages } from "../platform/db/schema/message.ts"

/** Its place in the conversation stays; the words come back if we were wrong. */
export async function setMessageHidden(tx: Transaction, id: string, hiddenAt: Date | null) {
  const isOther = hiddenAt ? isNull(messages.hiddenAt) : isNotNull(messages.hiddenAt)
  const [changed] = await tx
    .update(messages)
    .set({ hiddenAt })
    .where(and(eq(messages.id, id), isOther, isNull(messages.deletedAt), isNotNull(messages.senderId)))
    .returning({ subjectId: messages.senderId, snippet: messages.text })
  return changed?.subjectId ? { subjectId: changed.subjectId, snippet: changed.snippet } : null
}
