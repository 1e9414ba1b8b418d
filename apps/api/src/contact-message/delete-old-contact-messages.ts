import { and, inArray, lt, sql } from "../platform/db/drizzle.ts"
import { keptDays } from "@doable/domain/user/retention"
import type { Database } from "../platform/db/client.ts"
import { contactMessageFiles, contactMessages } from "../platform/db/schema/contact-message.ts"
import { files } from "../platform/db/schema/file.ts"
import { isUnused } from "../file/is-unused.ts"
import { removeFiles } from "../file/remove-files.ts"

const portion = 100
export const isOver = lt(
  contactMessages.lastWordAt,
  sql`now() - make_interval(days => ${keptDays.contactMessage})`,
)

/** A year after their last word messages go, and the files that came with them. */
export async function deleteOldContactMessages(db: Database): Promise<void> {
  while ((await forgetSome(db)) === portion);
}

function forgetSome(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { id, userId } = contactMessages
    // Keeps a message that someone is answering right now.
    const which = tx.select({ id, userId }).from(contactMessages).where(isOver).limit(portion)
    const old = await which.for("update", { skipLocked: true })
    if (old.length === 0) return 0
    const ids = old.map((message) => message.id)
    const attached = await tx
      .select()
      .from(contactMessageFiles)
      .where(inArray(contactMessageFiles.messageId, ids))
    await tx.delete(contactMessages).where(inArray(id, ids))
    for (const message of old) {
      const fileIds = attached.filter(({ messageId }) => messageId === message.id).map(({ fileId }) => fileId)
      if (message.userId && fileIds.length > 0)
        await removeFiles(tx, message.userId, and(inArray(files.id, fileIds), isUnused))
    }
    return old.length
  })
}
