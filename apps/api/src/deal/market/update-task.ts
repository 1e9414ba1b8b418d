import { eq } from "../../platform/db/drizzle.ts"
import { Refused } from "@doable/domain/refusal"
import { expiryOf } from "@doable/domain/task/expiry"
import type { UpdateTask } from "@doable/domain/task/input"
import { dayOf } from "@doable/domain/time/market-day"
import { materialChanges } from "@doable/domain/task/material-change"
import { taskProblems } from "@doable/domain/task/problems"
import { whyCannotEdit } from "@doable/domain/task/rules"
import type { UserContext } from "../../platform/context.ts"
import type { Transaction } from "../../platform/db/client.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import { countLiveOffers, turnOffersStale } from "../../offer/stale-offers.ts"
import { record } from "../../platform/outbox/record.ts"
import { refuse } from "../../platform/refuse.ts"
import { askedColumns } from "../../task/asked-providers.ts"
import { categoryFacts } from "../../task/category-facts.ts"
import { draftColumns, incomplete } from "../../task/draft-columns.ts"
import { keepFiles } from "../../task/keep-files.ts"
import { lockTask, type TaskRow } from "../../task/lock-task.ts"
import { ownTask } from "../../task/own-task.ts"
import { furtherTexts, publishedColumns, refuseWords } from "../../task/published-columns.ts"
import { recordTaskEvent } from "../../task/record-task-event.ts"
import { screenFor } from "../../text-rule/screen.ts"
import { wholeDraft } from "../../task/whole-draft.ts"

export function updateTask(ctx: UserContext, { id, version, payload, confirmStale }: UpdateTask) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await lockTask(tx, id)
    refuse(whyCannotEdit(before, ctx.user.id))
    // Reports what another window has saved since, and never overwrites it.
    if (before.version !== version) throw new Refused("task_changed_elsewhere", { version: before.version })

    const asked = await askedColumns(tx, payload, before.ownerId)
    const columns = given({ ...(await draftColumns(tx, payload, before)), ...asked })
    const row = { ...before, ...columns, version: version + 1 }
    const staleOfferCount = await staleOffers(tx, before, row)
    if (staleOfferCount > 0 && !confirmStale)
      throw new Refused("offers_will_be_stale", { count: staleOfferCount })
    const whole = before.status === "draft" ? {} : await wholeColumns(ctx, tx, row)
    const touched = { version: row.version, updatedAt: now, lastActivityAt: now }
    await tx
      .update(tasks)
      .set({ ...columns, ...whole, ...touched })
      .where(eq(tasks.id, id))
    await keepFiles(tx, row, payload.fileIds)
    if (staleOfferCount > 0) await turnOffersStale(tx, before, now)
    if (before.status !== "draft") await tellEdit(ctx, tx, { before, row }, whole)
    return { task: await ownTask(ctx, tx, id), staleOfferCount }
  })
}

/** How many offers would no longer answer to what the task says. In another category they would answer to nothing. */
async function staleOffers(tx: Transaction, before: TaskRow, row: TaskRow): Promise<number> {
  if (before.status !== "open" || before.offerCount === 0) return 0
  if (before.categoryId !== row.categoryId) throw new Refused("task_category_locked")
  return materialChanges(before, row).length > 0 ? countLiveOffers(tx, before.id) : 0
}

type Columns = Partial<typeof tasks.$inferInsert>

/** What is left out of a draft must not wipe out what is there. */
function given(columns: Columns): Partial<TaskRow> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** A live task must stay complete; if its text now breaks a rule, the task is held. */
async function wholeColumns(ctx: UserContext, tx: Transaction, row: TaskRow): Promise<Columns> {
  const now = ctx.now()
  const category = await categoryFacts(tx, row.categoryId)
  const draft = wholeDraft(row, category)
  const problems = taskProblems(draft, dayOf(now))
  if (problems.length > 0 || !category) throw incomplete(...problems)
  const texts = [draft.title, draft.description, ...furtherTexts(draft)]
  const screen = await screenFor(tx, "task", ctx.textHits)
  refuseWords(screen, draft)
  const columns = publishedColumns(row, draft, { category, screen })
  if (row.status !== "open") return columns
  const life = expiryOf({ date: row.dueDate, lastActivityAt: now })
  return screen.isHeld(...texts)
    ? { ...columns, ...life, status: "held", holdReason: "prohibited_words" }
    : { ...columns, ...life }
}

type Edit = { before: TaskRow; row: TaskRow }

async function tellEdit(
  ctx: UserContext,
  tx: Transaction,
  { before, row }: Edit,
  { status, holdReason }: Columns,
) {
  const told = { taskId: row.id, actorId: ctx.user.id, now: ctx.now() }
  if (status === "held") {
    const data = { reason: holdReason }
    await recordTaskEvent(tx, { ...told, type: "held", from: "open", to: "held", data })
    await record(tx, { type: "task.held", taskId: row.id, ownerId: row.ownerId })
    return
  }
  const data = { version: row.version, changed: materialChanges(before, row) }
  await recordTaskEvent(tx, { ...told, type: "edited", data })
  if (row.status === "open") await record(tx, { type: "task.changed", taskId: row.id, ownerId: row.ownerId })
}
