import { and, eq, sql } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import type { CreateTask, TaskDraft } from "@doable/domain/task/input"
import { draftsPerPerson } from "@doable/domain/task/limits"
import { whyCannotPublish } from "@doable/domain/user/rules"
import type { Caller } from "../../platform/caller.ts"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { refuse } from "../../platform/refuse.ts"
import { lockUser } from "../../user/lock-user.ts"
import { askedColumns } from "../asked-providers.ts"
import { draftColumns } from "../draft-columns.ts"
import { keepFiles } from "../keep-files.ts"
import { lockTask } from "../lock-task.ts"
import { ownTask } from "../own-task.ts"
import { recordTaskEvent } from "../record-task-event.ts"

export function createTask(ctx: UserContext, { key, payload }: CreateTask) {
  return ctx.db.transaction(async (tx) => {
    const begun = key && (await findBegun(tx, ctx.user.id, key))
    const id = begun ? await tellAgain(ctx, tx, begun, payload) : await insertDraft(ctx, tx, payload, key)
    return ownTask(ctx, tx, id)
  })
}

async function findBegun(tx: Transaction, ownerId: string, key: string): Promise<string | undefined> {
  const isIt = and(eq(tasks.ownerId, ownerId), eq(tasks.draftKey, key))
  const [row] = await tx.select({ id: tasks.id }).from(tasks).where(isIt)
  return row?.id
}

/** Says what is told now, unless the draft was changed by its id since: then its version says so. */
async function tellAgain(ctx: UserContext, tx: Transaction, id: string, draft: TaskDraft): Promise<string> {
  const row = await lockTask(tx, id)
  if (row.status !== "draft") throw new Refused("task_not_draft")
  if (row.version > 1) return id
  const asked = await askedColumns(tx, draft, row.ownerId)
  const columns = { ...(await draftColumns(tx, draft, row)), ...asked, updatedAt: ctx.now() }
  await tx.update(tasks).set(columns).where(eq(tasks.id, id))
  await keepFiles(tx, row, draft.fileIds)
  return id
}

/** Whose draft it is. The scheduler makes some, too. */
type DraftContext = Pick<UserContext, "now"> & { user: Pick<Caller, "id" | "locale" | "status"> }

/** Limits how many drafts someone can create by opening the form again and again. */
export async function insertDraft(
  ctx: DraftContext,
  tx: Transaction,
  draft: TaskDraft,
  draftKey?: string,
): Promise<string> {
  const { user } = ctx
  const now = ctx.now()
  refuse(whyCannotPublish(user))
  await lockUser(tx, user.id)
  // Two of the same at the same time: the second one waited here for the first.
  const begun = draftKey && (await findBegun(tx, user.id, draftKey))
  if (begun) return begun
  const [drafts] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(tasks)
    .where(and(eq(tasks.ownerId, user.id), eq(tasks.status, "draft")))
  if (drafts && drafts.count >= draftsPerPerson) throw new Refused("task_draft_limit_reached")

  const columns = await draftColumns(tx, draft, null)
  const lang = draft.lang ?? user.locale
  const [task] = await tx
    .insert(tasks)
    .values({
      ...columns,
      ...(await askedColumns(tx, draft, user.id)),
      ownerId: user.id,
      draftKey,
      lang,
      spokenLanguages: columns.spokenLanguages ?? [lang],
      lastActivityAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: tasks.id, ownerId: tasks.ownerId })
  if (!task) throw new Error("no task")
  await keepFiles(tx, task, draft.fileIds)
  await recordTaskEvent(tx, { taskId: task.id, actorId: user.id, type: "created", to: "draft", now })
  return task.id
}
