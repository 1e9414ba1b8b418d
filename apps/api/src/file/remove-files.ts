import { and, eq, type SQL } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { record } from "../platform/outbox/record.ts"

/**
 * From this moment nobody is shown these files of the person, nor their names. The bytes go after the commit,
 * because nothing brings them back; the rows stay for what refers to them.
 */
export async function removeFiles(tx: Transaction, userId: string, which?: SQL) {
  await tx.delete(files).where(and(eq(files.ownerId, userId), eq(files.status, "waiting"), which))
  const removed = await tx
    .update(files)
    .set({ status: "removed", originalName: "" })
    .where(and(eq(files.ownerId, userId), eq(files.status, "ready"), which))
    .returning({ id: files.id })
  if (removed.length > 0) await record(tx, { type: "files.removed", userId })
}
