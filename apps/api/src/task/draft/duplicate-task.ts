import { Refused } from "@doable/domain/refusal"
import type { DuplicateTask } from "@doable/domain/task/input"
import { dayOf } from "@doable/domain/time/market-day"
import type { UserContext } from "../../platform/context.ts"
import { lockTask } from "../lock-task.ts"
import { ownTask } from "../own-task.ts"
import { timingOf } from "../whole-draft.ts"
import { copyOfTask } from "./copy-of-task.ts"
import { insertDraft } from "./create-task.ts"

/** Copies the user's own task into a new draft, with its files and without a date that has passed. */
export function duplicateTask(ctx: UserContext, { id, hireAgain }: DuplicateTask) {
  return ctx.db.transaction(async (tx) => {
    const row = await lockTask(tx, id)
    if (row.ownerId !== ctx.user.id) throw new Refused("task_not_found")
    const timing = timingOf(row)
    const hasPassed = timing?.date && timing.date < dayOf(ctx.now())
    const draft = await copyOfTask(tx, row, { timing: hasPassed ? null : timing, hireAgain })
    return ownTask(ctx, tx, await insertDraft(ctx, tx, draft))
  })
}
