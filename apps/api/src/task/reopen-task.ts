import { eq } from "drizzle-orm"
import { Refused } from "@doable/domain/refusal"
import { expiryOf } from "@doable/domain/task/expiry"
import type { ReopenTask } from "@doable/domain/task/input"
import { reopenWithinDays } from "@doable/domain/task/limits"
import { dayOf } from "@doable/domain/task/market-day"
import { taskProblems } from "@doable/domain/task/problems"
import { whyCannotOpen, whyCannotReopen } from "@doable/domain/task/rules"
import type { UserContext } from "../context.ts"
import { tasks } from "../db/schema/task.ts"
import { record } from "../outbox/record.ts"
import { refuse } from "../refuse.ts"
import { categoryFacts } from "./category-facts.ts"
import { incomplete, timingColumns } from "./draft-columns.ts"
import { keepHireRate } from "./keep-hire-rate.ts"
import { lockTask } from "./lock-task.ts"
import { lockOwner } from "./owner-limits.ts"
import { ownTask } from "./own-task.ts"
import { tellTask } from "./tell-task.ts"
import { wholeDraft } from "./whole-draft.ts"

export function reopenTask(ctx: UserContext, { id, timing }: ReopenTask) {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = await lockTask(tx, id)
    refuse(
      whyCannotReopen({
        task: before,
        actorId: ctx.user.id,
        endedAt: before.endedAt,
        wasAssigned: before.assignedProviderId !== null,
        withinDays: reopenWithinDays,
        now,
      }),
    )
    refuse(whyCannotOpen({ ...(await lockOwner(tx, ctx.user.id, now)), now }))

    const row = { ...before, ...timingColumns({ timing }) }
    const problems = taskProblems(wholeDraft(row, await categoryFacts(tx, row.categoryId)), dayOf(now))
    if (problems.some(({ code }) => code === "date_past") && !timing) throw new Refused("task_date_passed")
    if (problems.length > 0) throw incomplete(...problems)
    await tx
      .update(tasks)
      .set({
        ...timingColumns({ timing }),
        ...expiryOf({ date: row.dueDate, lastActivityAt: now }),
        status: "open",
        version: before.version + 1,
        endedAt: null,
        publishedAt: now,
        lastActivityAt: now,
        updatedAt: now,
      })
      .where(eq(tasks.id, id))
    const told = { taskId: id, actorId: ctx.user.id, now }
    await tellTask(tx, { ...told, type: "reopened", from: before.status, to: "open" })
    await keepHireRate(tx, before.ownerId)
    await record(tx, { type: "task.reopened", taskId: id, ownerId: before.ownerId })
    return ownTask(ctx, tx, id)
  })
}
