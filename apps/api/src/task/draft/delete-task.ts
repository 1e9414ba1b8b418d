import type { TaskId } from "@doable/domain/task/input"
import { whyCannotDelete } from "@doable/domain/task/rules"
import type { UserContext } from "../../platform/context.ts"
import { refuse } from "../../platform/refuse.ts"
import { dropDrafts } from "../drop-drafts.ts"
import { lockTask } from "../lock-task.ts"

export function deleteTask(ctx: UserContext, { id }: TaskId) {
  return ctx.db.transaction(async (tx) => {
    const row = await lockTask(tx, id)
    refuse(whyCannotDelete(row, ctx.user.id))
    await dropDrafts(tx, [row], { actorId: ctx.user.id, now: ctx.now() })
    return { id }
  })
}
