import { asc, eq, inArray } from "../platform/db/drizzle.ts"
import { isPictureType } from "@doable/domain/file/rules"
import { Refused } from "@doable/domain/refusal"
import type { Transaction } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { taskFiles, tasks } from "../platform/db/schema/task.ts"

/** Public pictures and documents for the parties: the user's own, checked, in this order. */
export async function keepFiles(
  tx: Transaction,
  task: { id: string; ownerId: string },
  fileIds: string[] | undefined,
): Promise<void> {
  if (!fileIds) return
  const wanted = [...new Set(fileIds)]
  const found = wanted.length > 0 ? await tx.select().from(files).where(inArray(files.id, wanted)) : []
  const fits = found.filter(
    (file) =>
      file.ownerId === task.ownerId &&
      file.status === "ready" &&
      (file.purpose === "picture" ? file.isPublic : file.purpose === "document"),
  )
  if (fits.length !== wanted.length) throw new Refused("task_file_unfit")

  await tx.delete(taskFiles).where(eq(taskFiles.taskId, task.id))
  if (wanted.length > 0) {
    await tx
      .insert(taskFiles)
      .values(wanted.map((fileId, position) => ({ taskId: task.id, fileId, position })))
  }
  const pictureCount = fits.filter(({ type }) => type && isPictureType(type)).length
  await tx.update(tasks).set({ pictureCount }).where(eq(tasks.id, task.id))
}

export async function fileIdsOf(tx: Transaction, taskId: string): Promise<string[]> {
  const rows = await tx
    .select({ fileId: taskFiles.fileId })
    .from(taskFiles)
    .where(eq(taskFiles.taskId, taskId))
    .orderBy(asc(taskFiles.position))
  return rows.map(({ fileId }) => fileId)
}
