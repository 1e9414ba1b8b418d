import { and, eq, exists, inArray, or } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { conversations } from "../platform/db/schema/conversation.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { taskQuestions } from "../platform/db/schema/task-question.ts"
import { tasks, taskFiles } from "../platform/db/schema/task.ts"
import { moveTask } from "./move-task.ts"
import { files } from "../platform/db/schema/file.ts"
import { isUnused } from "../file/is-unused.ts"
import { removeFiles } from "../file/remove-files.ts"

type Draft = { id: string; ownerId: string }

/**
 * What nobody but its owner has seen goes without a trace. A draft that others wrote to was open once, and we sent it
 * back: it is closed, and what they wrote stays. Under the locks of the tasks.
 */
export async function dropDrafts(
  tx: Transaction,
  drafts: Draft[],
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  if (drafts.length === 0) return
  const ids = drafts.map(({ id }) => id)
  const known = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        inArray(tasks.id, ids),
        or(
          exists(tx.select().from(conversations).where(eq(conversations.taskId, tasks.id))),
          exists(tx.select().from(taskOffers).where(eq(taskOffers.taskId, tasks.id))),
          exists(tx.select().from(taskQuestions).where(eq(taskQuestions.taskId, tasks.id))),
        ),
      ),
    )
  const isKnown = new Set(known.map(({ id }) => id))
  for (const { id } of known) {
    const columns = { endedAt: now, expiresAt: null, warnAt: null }
    await moveTask(tx, { id, status: "draft" }, { action: "leave", actorId, columns, now })
  }
  const unknown = drafts.filter(({ id }) => !isKnown.has(id))
  for (const draft of unknown) await dropFiles(tx, draft)
  const gone = unknown.map(({ id }) => id)
  if (gone.length > 0) await tx.delete(tasks).where(inArray(tasks.id, gone))
}

/** What hung on this task alone goes with it. */
async function dropFiles(tx: Transaction, task: { id: string; ownerId: string }): Promise<void> {
  const gone = await tx.delete(taskFiles).where(eq(taskFiles.taskId, task.id)).returning()
  if (gone.length === 0) return
  const ids = gone.map(({ fileId }) => fileId)
  await removeFiles(tx, task.ownerId, and(inArray(files.id, ids), isUnused))
}
