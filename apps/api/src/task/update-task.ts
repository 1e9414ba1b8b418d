import { eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import { expiryOf } from "@doable/domain/task/expiry"
import type { UpdateTask } from "@doable/domain/task/input"
import { dayOf } from "@doable/domain/task/market-day"
import { taskProblems } from "@doable/domain/task/problems"
import { whyCannotEdit } from "@doable/domain/task/rules"
import { findProhibited } from "@doable/domain/moderation/prohibited"
import type { UserContext } from "../context.ts"
import type { Transaction } from "../db/client.ts"
import { tasks } from "../db/schema/task.ts"
import { record } from "../outbox/record.ts"
import { refuse } from "../refuse.ts"
import { categoryFacts } from "./category-facts.ts"
import { draftColumns, incomplete } from "./draft-columns.ts"
import { keepFiles } from "./keep-files.ts"
import { lockTask, type TaskRow } from "./lock-task.ts"
import { ownTask } from "./own-task.ts"
import { publishedColumns } from "./published-columns.ts"
import { tellTask } from "./tell-task.ts"
import { wholeDraft } from "./whole-draft.ts"

export function updateTask(ctx: UserContext, { id, version, payload }: UpdateTask) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await lockTask(tx, id)
    refuse(whyCannotEdit(before, ctx.user.id))
    // What another window has saved since is told, never overwritten.
    if (before.version !== version) throw new Refused("task_changed_elsewhere", { version: before.version })

    const columns = await draftColumns(tx, payload, before)
    const [row] = await tx
      .update(tasks)
      .set({ ...columns, version: version + 1, updatedAt: now, lastActivityAt: now })
      .where(eq(tasks.id, id))
      .returning()
    if (!row) throw new Error("no task")
    await keepFiles(tx, row, payload.fileIds)
    if (row.status !== "draft") await keepWhole(ctx, tx, row, now)
    return { task: await ownTask(ctx, tx, id) }
  })
}

/** What others see or wait for stays whole; a text that turned bad goes back behind the door. */
async function keepWhole(ctx: UserContext, tx: Transaction, row: TaskRow, now: Date) {
  const category = await categoryFacts(tx, row.categoryId)
  const draft = wholeDraft(row, category)
  const problems = taskProblems(draft, dayOf(now))
  if (problems.length > 0 || !category) throw incomplete(...problems)
  const isBad = row.status === "open" && findProhibited(`${draft.title}\n${draft.description}`).length > 0
  const life = row.status === "open" ? expiryOf({ date: row.dueDate, lastActivityAt: now }) : {}
  const hold = isBad ? ({ status: "held", holdReason: "prohibited_words" } as const) : {}
  await tx
    .update(tasks)
    .set({ ...publishedColumns(row, draft, category), ...life, ...hold })
    .where(eq(tasks.id, row.id))

  const told = { taskId: row.id, actorId: ctx.user.id, now }
  if (isBad) {
    await tellTask(tx, {
      ...told,
      type: "held",
      from: "open",
      to: "held",
      data: { reason: "prohibited_words" },
    })
    await record(tx, { type: "task.held", taskId: row.id, ownerId: row.ownerId })
    return
  }
  await tellTask(tx, { ...told, type: "edited", data: { version: row.version } })
  if (row.status === "open") await record(tx, { type: "task.changed", taskId: row.id, ownerId: row.ownerId })
}
