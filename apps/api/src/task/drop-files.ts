import { and, eq, inArray } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { taskFiles } from "../platform/db/schema/task.ts"
import { isUnused } from "../file/is-unused.ts"
import { removeFiles } from "../file/remove-files.ts"

/** What hung on this task alone goes with it. */
export async function dropFiles(tx: Transaction, task: { id: string; ownerId: string }): Promise<void> {
  const gone = await tx.delete(taskFiles).where(eq(taskFiles.taskId, task.id)).returning()
  if (gone.length === 0) return
  const ids = gone.map(({ fileId }) => fileId)
  await removeFiles(tx, task.ownerId, and(inArray(files.id, ids), isUnused))
}
