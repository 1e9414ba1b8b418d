import { and, eq, sql } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import type { CreateTask, TaskDraft } from "@doable/domain/task/input"
import { draftsPerPerson } from "@doable/domain/task/limits"
import { whyCannotPublish } from "@doable/domain/user/rules"
import type { UserContext } from "../context.ts"
import type { Transaction } from "../db/client.ts"
import { tasks } from "../db/schema/task.ts"
import { refuse } from "../refuse.ts"
import { lockUser } from "../user/lock-user.ts"
import { draftColumns } from "./draft-columns.ts"
import { keepFiles } from "./keep-files.ts"
import { ownTask } from "./own-task.ts"
import { tellTask } from "./tell-task.ts"

export function createTask(ctx: UserContext, { payload }: CreateTask) {
  return ctx.db.transaction(async (tx) => ownTask(ctx, tx, await insertDraft(ctx, tx, payload)))
}

/** Whoever opens the wizard again and again still has only so many drafts. */
export async function insertDraft(ctx: UserContext, tx: Transaction, draft: TaskDraft): Promise<string> {
  const { user } = ctx
  const now = ctx.now()
  refuse(whyCannotPublish(user))
  await lockUser(tx, user.id)
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
      ownerId: user.id,
      lang,
      spokenLanguages: columns.spokenLanguages ?? [lang],
      lastActivityAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: tasks.id, ownerId: tasks.ownerId })
  if (!task) throw new Error("no task")
  await keepFiles(tx, task, draft.fileIds)
  await tellTask(tx, { taskId: task.id, actorId: user.id, type: "created", to: "draft", now })
  return task.id
}
